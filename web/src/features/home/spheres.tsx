import { ChevronDown } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { InTurn } from '@/ui/in-turn';
import type { Counted } from './counts';
import { JobsLink } from './jobs-link';
import { NameWithCount } from './name-with-count';

const FIRST = 8;

interface SpheresProps {
  spheres: readonly Counted[];
}

/** Spheres as a list of links: the first eight, the rest on request. A native `details` needs no script. */
export function Spheres({ spheres }: SpheresProps) {
  return (
    <section className="wrap home-section" aria-labelledby="spheres-title">
      <div>
        <h2 id="spheres-title" className="home-title display">
          {m.home_spheres_title()}
        </h2>
        <p className="home-text">{m.home_spheres_text()}</p>
      </div>
      <div>
        <SphereList spheres={spheres.slice(0, FIRST)} />
        <details className="more">
          <summary className="more-button">
            {m.home_spheres_all({ count: spheres.length })}
            <ChevronDown size={18} strokeWidth={2} aria-hidden="true" />
          </summary>
          <SphereList spheres={spheres.slice(FIRST)} />
        </details>
      </div>
    </section>
  );
}

function SphereList({ spheres }: SpheresProps) {
  return (
    <ul className="spheres">
      {spheres.map((sphere) => (
        <InTurn key={sphere.slug}>
          <li>
            <JobsLink filter={{ sphere: sphere.slug }} className="sphere">
              <NameWithCount {...sphere} />
            </JobsLink>
          </li>
        </InTurn>
      ))}
    </ul>
  );
}
