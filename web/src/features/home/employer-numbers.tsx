import { pathTo } from '@/i18n/go';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import './home.css';

interface EmployerNumbersProps {
  open: number;
  /** Responses that nobody has opened. */
  fresh: number;
  views: number;
}

/** An employer's own numbers. */
export function EmployerNumbers({ open, fresh, views }: EmployerNumbersProps) {
  return (
    <Card as="section" className="next-card" aria-labelledby="own-numbers">
      <h2 id="own-numbers" className="next-title">
        {m.my_vacancies_title()}
      </h2>
      <dl className="home-numbers">
        <div>
          <dt>{m.home_numbers_open()}</dt>
          <dd className="num">{groupDigits(open)}</dd>
        </div>
        <div>
          <dt>{m.home_numbers_new()}</dt>
          <dd className="num">{groupDigits(fresh)}</dd>
        </div>
        <div>
          <dt>{m.home_numbers_views()}</dt>
          <dd className="num">{groupDigits(views)}</dd>
        </div>
      </dl>
      <a href={pathTo('/profile/my-vacancies')} className={buttonClass()}>
        {m.cabinet_all()}
      </a>
    </Card>
  );
}
