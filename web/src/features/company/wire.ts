/** The team as the API sends it. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type Team = Schemas['Team'];
export type Member = Schemas['TeamMember'];
export type OpenInvitation = Schemas['OpenInvitation'];
export type Transfer = Schemas['CompanyTransfer'];
/** A role that an owner can give. */
export type GivenRole = Schemas['GivenMemberRole'];
/** A new invitation with its link. */
export type NewInvitation = Schemas['TeamInvitationLink'];
/** An invitation as whoever has its link sees it. */
export type Invitation = Schemas['InvitationPage'];
