import { Link } from '@tanstack/react-router';
import type { LanguageChoice } from '@/forms/languages-field';
import type { Place } from '@/forms/places';
import type { Findable } from '@/lib/fold';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import type { LoadOptions } from '@/ui/use-suggestions';
import { SettingsPage } from '../settings-page';
import { useMe } from '../use-me';
import { AvatarEditor } from './avatar-editor';
import { CandidateEditor } from './candidate-editor';
import { CompanyEditor } from './company-editor';

/** Dictionaries to choose from; the route loads them. */
export interface Dictionaries {
  places: readonly Place[];
  spheres: readonly (Findable & { slug: string })[];
  languages: readonly LanguageChoice[];
  suggestPositions: LoadOptions;
}

/** The profile of the active role. */
export function EditPage({ dictionaries }: { dictionaries: Dictionaries }) {
  const user = useMe();
  const canEditCompany = useCan('edit_company');
  if (user.role === 'customer' && !canEditCompany) {
    return (
      <SettingsPage title={m.settings_edit_title()} lead={m.team_company_owner_edits()}>
        <Link to="/profile/company/team" className="settings-link">
          {m.team_open()}
        </Link>
      </SettingsPage>
    );
  }
  return (
    <SettingsPage title={m.settings_edit_title()} lead={m.settings_edit_lead()}>
      <AvatarEditor />
      {/* Another role or person has another form with another draft. */}
      {user.role === 'candidate' && user.candidate && (
        <CandidateEditor
          key={user.candidate.id}
          candidate={user.candidate}
          dictionaries={dictionaries}
        />
      )}
      {user.role === 'customer' && user.customer && (
        <CompanyEditor
          key={user.customer.id}
          customer={user.customer}
          places={dictionaries.places}
        />
      )}
    </SettingsPage>
  );
}
