import { m } from '@/paraglide/messages';
import { Empty, ProfileCard } from './profile-card';
import type { Customer } from './user';

export function CompanyCard({ customer }: { customer: Customer }) {
  return (
    <>
      <ProfileCard title={m.profile_company()}>
        {!customer.active && <p className="profile-blocked">{m.profile_company_blocked()}</p>}
        <dl className="profile-dl">
          <div>
            <dt>{m.profile_place()}</dt>
            <dd>{customer.location_name}</dd>
          </div>
          <div>
            <dt>{m.profile_address()}</dt>
            <dd>{customer.address ?? m.profile_none()}</dd>
          </div>
          <div>
            <dt>{m.profile_founded()}</dt>
            {/* Shown as a year (decisions B16). */}
            <dd>{customer.owned_date?.slice(0, 4) ?? m.profile_none()}</dd>
          </div>
        </dl>
      </ProfileCard>
      <ProfileCard title={m.profile_company_about()}>
        {customer.about ? (
          <p className="profile-about">{customer.about}</p>
        ) : (
          <Empty
            text={m.profile_company_about_none()}
            field="about"
            canWrite={customer.can.includes('edit_company')}
          />
        )}
      </ProfileCard>
    </>
  );
}
