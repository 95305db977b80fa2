// Writes the icons of the server's templates from the same library that React uses, so that the two never differ.
// Run `npm run icons` after adding an icon to a template; the results are committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  BellPlus,
  Bookmark,
  BookOpen,
  Briefcase,
  BriefcaseBusiness,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleQuestionMark,
  CircleUserRound,
  Clock,
  ExternalLink,
  Files,
  Flag,
  GraduationCap,
  House,
  Inbox,
  Languages,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  MapPin,
  Menu,
  MessageCircle,
  Moon,
  Plus,
  Search,
  Send,
  Share2,
  SlidersHorizontal,
  SquareKanban,
  Sun,
  X,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const out = fileURLToPath(new URL('../../crates/pages/templates/icons', import.meta.url));

const ICONS: Record<
  string,
  [icon: LucideIcon, size: number, strokeWidth: number, className?: string]
> = {
  moon: [Moon, 20, 1.8, 'theme-moon'],
  sun: [Sun, 20, 1.8, 'theme-sun'],
  'search-what': [Search, 20, 1.9],
  'filters-open': [SlidersHorizontal, 22, 1.8],
  'field-select': [ChevronDown, 20, 1.8],
  'save-search': [BellPlus, 18, 1.9],
  'sort-select': [ChevronDown, 18, 1.9],
  'map-pin': [MapPin, 20, 1.9],
  'chevron-select': [ChevronDown, 18, 2.2, 'search-chevron'],
  'chevron-more': [ChevronDown, 18, 2],
  back: [ChevronLeft, 18, 2],
  'topic-guides': [BookOpen, 24, 1.8],
  'topic-faq': [CircleQuestionMark, 24, 1.8],
  'topic-contacts': [MessageCircle, 24, 1.8],
  'tab-home': [House, 23, 1.8],
  'tab-jobs': [Briefcase, 23, 1.8],
  'tab-help': [CircleQuestionMark, 23, 1.8],
  'tab-sign-in': [LogIn, 23, 1.8],
  'tab-profile': [CircleUserRound, 23, 1.8],
  'tab-applications': [Inbox, 23, 1.8],
  'tab-saved': [Bookmark, 23, 1.8],
  'tab-vacancies': [Files, 23, 1.8],
  'tab-board': [SquareKanban, 23, 1.8],
  'tab-cabinet': [LayoutDashboard, 23, 1.8],
  'tab-messages': [MessageCircle, 23, 1.8],
  'tab-more': [Menu, 23, 1.8],
  plus: [Plus, 18, 2],
  send: [Send, 18, 1.9],
  done: [CircleCheck, 32, 1.8],
  verified: [BadgeCheck, 18, 1.9, 'verified'],
  bookmark: [Bookmark, 22, 1.8],
  save: [Bookmark, 20, 1.9],
  share: [Share2, 18, 1.9],
  flag: [Flag, 18, 1.8],
  'card-pin': [MapPin, 16, 1.8],
  'page-pin': [MapPin, 18, 1.8],
  'to-list': [ArrowLeft, 18, 1.9],
  'to-all': [ArrowRight, 18, 2],
  'strip-arrow': [ArrowRight, 22, 1.8],
  'fact-experience': [BriefcaseBusiness, 16, 1.8],
  'fact-hours': [Clock, 16, 1.8],
  'fact-yes': [Check, 16, 1.8],
  'fact-education': [GraduationCap, 16, 1.8],
  'fact-languages': [Languages, 16, 1.8],
  'external-link': [ExternalLink, 16, 1.9],
  'page-previous': [ChevronLeft, 20, 1.8],
  'page-next': [ChevronRight, 20, 1.8],
  'chip-remove': [X, 16, 1.9],
};

mkdirSync(out, { recursive: true });
for (const [name, [icon, size, strokeWidth, className]] of Object.entries(ICONS)) {
  const svg = renderToStaticMarkup(
    createElement(icon, { size, strokeWidth, className, 'aria-hidden': true }),
  );
  writeFileSync(join(out, `${name}.html`), svg);
}
console.log(`icons: ${Object.keys(ICONS).length} files`);
