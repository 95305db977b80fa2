import { ExternalLink } from 'lucide-react';
import { m } from '@/paraglide/messages';

/** The state register of licences: companies that send people to work abroad must be listed there. */
const REGISTER = 'https://license.gov.uz/registry';

/**
 * Only licensed agencies may offer work abroad; this tells people how to check the licence before they pay or leave.
 */
export function Abroad({ abroad }: { abroad: { country: string; licence: string } }) {
  return (
    <section className="vacancy-abroad">
      <h3 className="vacancy-part-title">{m.vacancy_abroad_title({ country: abroad.country })}</h3>
      <p>{m.vacancy_abroad_licence({ licence: abroad.licence })}</p>
      <p>{m.vacancy_abroad_advice()}</p>
      <a href={REGISTER} target="_blank" rel="noopener nofollow" className="vacancy-abroad-link">
        {m.vacancy_abroad_check()}
        <ExternalLink size={16} strokeWidth={1.9} aria-hidden="true" />
      </a>
    </section>
  );
}
