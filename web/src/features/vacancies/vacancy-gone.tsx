import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import type { VacancyCardData } from './model';
import { SimilarList } from './similar';

/** A closed vacancy (410): a torn cloth, and other vacancies. */
export function VacancyGone({ similar }: { similar: readonly VacancyCardData[] }) {
  return (
    <>
      <div className="lost">
        <div className="lost-cloth" />
        <div className="wrap lost-words">
          <h1 className="lost-title display">{m.vacancy_gone_title()}</h1>
          <p className="lost-text">{m.vacancy_gone_text()}</p>
          <div className="lost-actions">
            <a href={pathTo('/jobs')} className={buttonClass({ look: 'primary' })}>
              {m.vacancy_gone_all()}
            </a>
          </div>
        </div>
      </div>
      <SimilarList cards={similar} />
    </>
  );
}
