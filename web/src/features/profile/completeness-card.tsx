import { Link } from '@tanstack/react-router';
import { CircleCheck, Plus } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ProgressBar } from '@/ui/progress-bar';
import { completeness, type Part } from './completeness';
import './profile.css';
import type { User } from './user';

/** Only a few suggestions are shown: a long list of tasks is discouraging. */
const SHOWN = 3;

const PART_LABELS = {
  avatar: m.profile_add_avatar,
  specialization: m.profile_add_specialization,
  languages: m.profile_add_languages,
  about: m.profile_add_about,
  address: m.profile_add_address,
  owned_date: m.profile_add_owned_date,
  email: m.profile_add_email,
} satisfies Record<Part, () => string>;

/** Texts for a company, which has a logo and a description. */
const COMPANY_LABELS: Partial<typeof PART_LABELS> = {
  avatar: m.profile_add_logo,
  about: m.profile_add_company_about,
};

/** How complete the profile is, and what to add next. */
export function CompletenessCard({ user }: { user: User }) {
  const { percent, missing } = completeness(user);
  const isCompany = user.role === 'customer';
  const labels = isCompany ? { ...PART_LABELS, ...COMPANY_LABELS } : PART_LABELS;
  if (missing.length === 0) {
    return (
      <Card className="profile-full">
        <CircleCheck size={24} strokeWidth={1.8} aria-hidden="true" />
        <p>{m.profile_full()}</p>
      </Card>
    );
  }
  return (
    <Card as="section" className="profile-card" aria-labelledby="profile-completeness">
      <div className="profile-completeness">
        <h2 id="profile-completeness" className="profile-card-title">
          {m.profile_completeness({ percent })}
        </h2>
        <ProgressBar
          value={percent}
          max={100}
          label={m.profile_completeness_label()}
          valueText={m.profile_completeness({ percent })}
        />
      </div>
      <p className="profile-quiet">{isCompany ? m.profile_why_company() : m.profile_why()}</p>
      <ul className="profile-next">
        {missing.slice(0, SHOWN).map((part) => (
          <li key={part}>
            <Link
              to={part === 'email' ? '/profile/settings/security' : '/profile/settings/edit'}
              hash={part === 'email' ? undefined : part}
              className={buttonClass({ size: 'sm' })}
            >
              <Plus size={18} strokeWidth={1.9} aria-hidden="true" />
              {labels[part]()}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
