import { Link } from '@tanstack/react-router';
import { Contact, Eye, MapPin, Phone, Settings, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { formatPhone, maskPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { mayInCompany } from '@/session/rights';
import { Avatar } from '@/ui/avatar';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ClothTile } from '@/ui/cloth-tile';
import { Tag } from '@/ui/tag';
import type { User } from './user';

const PICTURE = 88;

/** Picture, name, role, place and number. */
export function ProfileHead({ user }: { user: User }) {
  const { candidate, customer } = user;
  const isCompany = user.role === 'customer';
  const name = isCompany
    ? (customer?.name ?? '')
    : [candidate?.name, candidate?.surname].filter(Boolean).join(' ');
  const canEdit = !isCompany || mayInCompany(user, 'edit_company');
  const place = (isCompany ? customer : candidate)?.location_name;
  return (
    <Card className="profile-head">
      {isCompany ? (
        <ClothTile name={name} src={customer?.avatar?.large} size={PICTURE} />
      ) : (
        <Avatar name={name} src={candidate?.avatar?.large} size={PICTURE} />
      )}
      <div className="profile-who">
        <h1 className="profile-name display">{name}</h1>
        <p className="profile-facts">
          <Tag>{isCompany ? m.role_customer() : m.role_candidate()}</Tag>
          {customer && isCompany && <Tag>{MEMBER_ROLES[customer.role]()}</Tag>}
          {place && (
            <span className="profile-fact">
              <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
              {place}
            </span>
          )}
        </p>
      </div>
      <OwnPhone phone={user.phone} />
      <div className="profile-tools">
        {canEdit && (
          <Link
            to="/profile/settings/edit"
            // On a candidate's page the main action is a new resume.
            className={buttonClass({ look: isCompany ? 'primary' : 'secondary', size: 'sm' })}
          >
            <UserRoundPen size={18} strokeWidth={1.9} aria-hidden="true" />
            {m.profile_edit()}
          </Link>
        )}
        {isCompany && (
          <Link to="/profile/company/team" className={buttonClass({ size: 'sm' })}>
            <Contact size={18} strokeWidth={1.9} aria-hidden="true" />
            {m.team_tab_team()}
          </Link>
        )}
        <Link to="/profile/settings" className={buttonClass({ size: 'sm' })}>
          <Settings size={18} strokeWidth={1.9} aria-hidden="true" />
          {m.profile_settings()}
        </Link>
      </div>
    </Card>
  );
}

/** Masked, because profiles are often shown to others on the screen. */
function OwnPhone({ phone }: { phone: string }) {
  const [shown, setShown] = useState(false);
  return (
    <p className="profile-fact profile-phone">
      <Phone size={18} strokeWidth={1.8} aria-hidden="true" />
      <span aria-live="polite">{shown ? formatPhone(phone) : maskPhone(phone)}</span>
      {!shown && (
        <Button
          look="quiet"
          size="sm"
          icon={<Eye size={18} strokeWidth={1.8} aria-hidden="true" />}
          onClick={() => setShown(true)}
        >
          {m.profile_phone_show()}
        </Button>
      )}
    </p>
  );
}
