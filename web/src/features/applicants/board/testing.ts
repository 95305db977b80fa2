/** Boards for tests. */
import { STATUS_OF } from '../moves';
import type { ApplicantCard, ApplicationStage, Board, BoardColumn } from '../wire';

const STAGES: readonly ApplicationStage[] = [
  'new',
  'review',
  'test',
  'invited',
  'interview',
  'hired',
  'rejected',
];

export function card(id: string, stage: ApplicationStage, over: Partial<ApplicantCard> = {}) {
  const known: ApplicantCard = {
    id,
    resume_id: `resume-${id}`,
    vacancy: { slug: 'cook-abc123', title: 'Cook' },
    name: id,
    position: 'Cook',
    photo: null,
    is_anonymous: false,
    location_name: 'Samarkand',
    salary: { amount: 7_000_000, currency: 'UZS' },
    experience_months: 36,
    source: 'response',
    status: STATUS_OF[stage],
    stage,
    column_id: stage,
    is_new: false,
    created_at: '2026-11-15T09:00:00Z',
    stage_at: '2026-11-15T09:00:00Z',
    viewed_at: null,
    accepted_at: null,
    clock: null,
    refusal_at: null,
    locale: 'uz',
    interview: null,
    ended_by: null,
    reason: null,
    has_letter: false,
    comment_count: 0,
    recommendation: null,
    ratings: 0,
    actions: ['arrange', 'invite', 'reject'],
    stages: STAGES.filter((one) => one !== stage && one !== 'hired'),
  };
  return { ...known, ...over };
}

/** A board of seven columns; each column is named like its stage. */
export function boardOf(cards: readonly ApplicantCard[], over: Partial<Board> = {}): Board {
  const data = STAGES.map((stage): BoardColumn => {
    const own = cards.filter((one) => one.column_id === stage);
    const unread = own.filter(({ is_new }) => is_new).length;
    return { id: stage, stage, name: null, count: own.length, unread, cards: own };
  });
  const vacancies = [
    { slug: 'cook-abc123', title: 'Cook', count: cards.length, unread: 0, late: 0, is_open: true },
  ];
  return { status: true, data, total: cards.length, late: 0, vacancies, ...over };
}
