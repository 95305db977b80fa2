import { useState } from 'react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { forgetVacancies, recentlyViewed } from './recently-viewed';
import './viewed-strip.css';

/** Vacancies opened lately on this device. Nothing when there are none. */
export function ViewedStrip() {
  const [vacancies, setVacancies] = useState(recentlyViewed);
  if (vacancies.length === 0) return null;
  const forget = () => {
    forgetVacancies();
    setVacancies([]);
  };
  return (
    <section className="wrap viewed-strip" aria-labelledby="viewed-title">
      <div className="viewed-head">
        <h2 id="viewed-title" className="viewed-title">
          {m.home_viewed_title()}
        </h2>
        <button type="button" className="viewed-clear" onClick={forget}>
          {m.home_viewed_clear()}
        </button>
      </div>
      <ul className="viewed-list">
        {vacancies.map(({ slug, title, company }) => (
          <li key={slug}>
            <a href={pathTo(`/jobs/${slug}`)} className="card card-link viewed-card">
              <span className="viewed-name">{title}</span>
              <span className="viewed-company">{company}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
