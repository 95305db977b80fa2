import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';

export function EmployerBanner() {
  return (
    <section className="wrap banner-place" aria-labelledby="banner-title">
      <div className="banner">
        <div className="banner-words">
          <p className="banner-for">{m.home_banner_for()}</p>
          <h2 id="banner-title" className="banner-title display">
            {m.home_banner_title()}
          </h2>
          <p className="banner-text">{m.home_banner_text()}</p>
          <Link to="/jobs/create" className="btn banner-button">
            {m.home_banner_button()}
          </Link>
        </div>
        <div className="banner-cloth" />
      </div>
    </section>
  );
}
