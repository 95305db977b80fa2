import { Link } from '@tanstack/react-router';
import { ArrowRight, Building2, Check, UserRound } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import './auth.css';
import { SocialButtons } from './social-buttons';
import { SocialStrip } from './social-strip';

const CHOICES = [
  {
    to: '/auth/register/candidate',
    Icon: UserRound,
    title: m.auth_choice_candidate,
    gets: [m.auth_candidate_gets_1, m.auth_candidate_gets_2, m.auth_candidate_gets_3],
  },
  {
    to: '/auth/register/employer',
    Icon: Building2,
    title: m.auth_choice_employer,
    gets: [m.auth_employer_gets_1, m.auth_employer_gets_2, m.auth_employer_gets_3],
  },
] as const;

/** Chooses between the two account types; the page says that the choice can be changed later. */
export function AccountChoice() {
  return (
    <div className="auth-page">
      <h1 className="auth-title display">{m.auth_register_title()}</h1>
      <p className="auth-lead">{m.auth_register_lead()}</p>
      <SocialStrip text={(who) => m.auth_social_register({ who })} />
      <div className="choice-cards">
        {CHOICES.map(({ to, Icon, title, gets }) => (
          <Card key={to} as="section" interactive className="choice-card">
            <span className="choice-icon">
              <Icon size={26} strokeWidth={1.8} aria-hidden="true" />
            </span>
            <h2 className="choice-title">
              <Link to={to} className="stretch">
                {title()}
              </Link>
            </h2>
            <ul className="choice-gets">
              {gets.map((line) => (
                <li key={line()}>
                  <Check size={18} strokeWidth={2.2} aria-hidden="true" />
                  <span>{line()}</span>
                </li>
              ))}
            </ul>
            <ArrowRight className="choice-arrow" size={22} strokeWidth={1.9} aria-hidden="true" />
          </Card>
        ))}
      </div>
      <p className="auth-other">
        {m.auth_has_account()}{' '}
        <Link to="/auth/login" className="auth-text-link">
          {m.auth_login_submit()}
        </Link>
      </p>
      <SocialButtons />
    </div>
  );
}
