import {
  Bell,
  Database,
  KeyRound,
  type LucideIcon,
  Send,
  ShieldCheck,
  UserRoundPen,
  UsersRound,
} from 'lucide-react';
import { m } from '@/paraglide/messages';
import { mayInCompany } from '@/session/rights';
import type { User } from './queries';

interface SettingsSection {
  to:
    | '/profile/settings/edit'
    | '/profile/settings/notification'
    | '/profile/settings/telegram'
    | '/profile/settings/security'
    | '/profile/settings/password'
    | '/profile/settings/role'
    | '/profile/settings/data';
  icon: LucideIcon;
  label: string;
  /** The current state or the content; shown in the list on phones. */
  note: string;
}

/** The sections of the settings, the most frequently used first. */
export function settingsSections(user: User): SettingsSection[] {
  const edit: SettingsSection = {
    to: '/profile/settings/edit',
    icon: UserRoundPen,
    label: m.settings_edit_title(),
    note: user.role === 'customer' ? m.settings_edit_note_company() : m.settings_edit_note(),
  };
  const canEdit = user.role === 'candidate' || mayInCompany(user, 'edit_company');
  return [
    ...(canEdit ? [edit] : []),
    {
      to: '/profile/settings/notification',
      icon: Bell,
      label: m.settings_notification_title(),
      note: m.settings_notification_note(),
    },
    {
      to: '/profile/settings/telegram',
      icon: Send,
      label: m.settings_telegram_title(),
      note: user.telegram?.name ?? m.settings_telegram_note(),
    },
    {
      to: '/profile/settings/security',
      icon: ShieldCheck,
      label: m.settings_security_title(),
      note: user.has_totp ? m.settings_totp_on() : m.settings_security_note(),
    },
    {
      to: '/profile/settings/password',
      icon: KeyRound,
      label: user.has_password ? m.settings_password_title() : m.settings_password_title_new(),
      note: user.has_password ? m.settings_password_note() : m.settings_password_note_new(),
    },
    {
      to: '/profile/settings/role',
      icon: UsersRound,
      label: m.settings_role_title(),
      note: user.role === 'customer' ? m.role_customer() : m.role_candidate(),
    },
    {
      to: '/profile/settings/data',
      icon: Database,
      label: m.settings_data_title(),
      note: m.settings_data_note(),
    },
  ];
}
