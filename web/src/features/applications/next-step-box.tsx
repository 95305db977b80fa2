import {
  BadgeCheck,
  CalendarCheck,
  CalendarClock,
  Eye,
  Hourglass,
  Info,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import './next-step.css';
import { type NextIcon, nextStep } from './next-step';
import type { MyApplication } from './wire';

const ICONS: Record<NextIcon, LucideIcon> = {
  interview: CalendarClock,
  invited: CalendarCheck,
  read: Eye,
  unread: Hourglass,
  hired: BadgeCheck,
  over: Info,
};

interface NextStepBoxProps {
  application: MyApplication;
  /** Buttons, or further words. */
  children?: ReactNode;
}

/** What happens next; where it is the candidate's turn, it is tinted. */
export function NextStepBox({ application, children }: NextStepBoxProps) {
  const { icon, lead, more } = nextStep(application);
  const Icon = ICONS[icon];
  return (
    <div className="next-step" data-turn={application.turn} data-icon={icon}>
      <p className="next-step-text">
        <Icon size={20} strokeWidth={1.8} aria-hidden="true" />
        <span>{[lead, ...more].join(' ')}</span>
      </p>
      {children}
    </div>
  );
}

/** The same in one line, for a narrow list. */
export function NextStepLine({ application }: { application: MyApplication }) {
  const { icon, lead, more } = nextStep(application);
  const Icon = ICONS[icon];
  return (
    <p className="next-step-text next-step-line">
      <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
      <span>{[lead, ...more.slice(0, 1)].join(' ')}</span>
    </p>
  );
}
