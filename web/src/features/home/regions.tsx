import { m } from '@/paraglide/messages';
import { JobsLink } from './jobs-link';

interface RegionsProps {
  regions: readonly { slug: string; name: string }[];
}

export function Regions({ regions }: RegionsProps) {
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
          <li key={region.slug}>
            <JobsLink filter={{ location: region.slug }} className="chip region">
              {region.name}
            </JobsLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
