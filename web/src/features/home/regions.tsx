import { m } from '@/paraglide/messages';
import { InTurn } from '@/ui/in-turn';
import type { Counted } from './counts';
import { JobsLink } from './jobs-link';
import { NameWithCount } from './name-with-count';

export function Regions({ regions }: { regions: readonly Counted[] }) {
  return (
    <section className="wrap home-section" aria-labelledby="regions-title">
      <div>
        <h2 id="regions-title" className="home-title display">
          {m.home_regions_title()}
        </h2>
        <p className="home-text">{m.home_regions_text()}</p>
      </div>
      <ul className="regions">
        {regions.map((region) => (
          <InTurn key={region.slug}>
            <li>
              <JobsLink filter={{ location: region.slug }} className="chip region">
                <NameWithCount {...region} />
              </JobsLink>
            </li>
          </InTurn>
        ))}
      </ul>
    </section>
  );
}
