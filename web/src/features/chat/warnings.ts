/** Which messages have a warning under them, and what it says. */
import { m } from '@/paraglide/messages';
import type { ChatMessage, ChatSide, ChatWarning } from './wire';

/**
 * Talk about money is warned of once for each side, card and passport numbers each time (product: safety of the chat). A deleted
 * message warns of nothing.
 */
export function warned(messages: readonly ChatMessage[]): ReadonlyMap<number, ChatWarning> {
  const found = new Map<number, ChatWarning>();
  const warnedOfMoney = new Set<ChatSide>();
  for (const { seq, side, warnings, is_deleted } of messages) {
    if (is_deleted) continue;
    const grave = warnings.find((one) => one !== 'money');
    const isMoney = warnings.includes('money');
    if (grave) found.set(seq, grave);
    else if (isMoney && !warnedOfMoney.has(side)) found.set(seq, 'money');
    if (isMoney) warnedOfMoney.add(side);
  }
  return found;
}

export interface WarningWords {
  title: string;
  text: string;
}

/** `reader` is who looks at it, `writer` who has written the message. */
export function warningWords(
  warning: ChatWarning,
  reader: ChatSide,
  writer: ChatSide,
): WarningWords {
  if (reader === 'candidate' && writer === 'customer') {
    return { title: m.chat_warning_title(), text: m.chat_warning_text() };
  }
  if (reader === 'customer' && writer === 'customer') {
    return { title: m.chat_warning_company_title(), text: m.chat_warning_company_text() };
  }
  if (reader === 'candidate') {
    return warning === 'money'
      ? { title: m.chat_warning_title(), text: m.chat_warning_own_money() }
      : { title: m.chat_warning_own_title(), text: m.chat_warning_own_text() };
  }
  return warning === 'money'
    ? { title: m.chat_warning_asked_title(), text: m.chat_warning_asked_text() }
    : { title: m.chat_warning_data_title(), text: m.chat_warning_data_text() };
}
