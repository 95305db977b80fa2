import { useQueryClient } from '@tanstack/react-query';
import {
  CalendarClock,
  ChartNoAxesColumn,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  Timer,
  TriangleAlert,
  UserCheck,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { clockOf } from '@/forms/interview/times';
import { whenText } from '@/forms/interview/words';
import { useCall } from '@/forms/use-call';
import { dayWords } from '@/i18n/days';
import { errorText } from '@/i18n/error-text';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button, type ButtonLook, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { toast } from '@/ui/toast-store';
import { changeVacancy, type Result, sayResult } from './calls';
import { refreshCabinet } from './queries';
import { useLateAnswer } from './use-late-answer';
import type { Cabinet, Plan, Todo, TodoOf } from './wire';
import { daysUntil, overdueText } from './words';

const SHOWN = 5;

interface TodoListProps {
  cabinet: Pick<Cabinet, 'todos' | 'may_act' | 'plan'>;
  now: number;
  /** So many at first. */
  most?: number;
}

/** What waits, by weight. The first row has the loud button. */
export function TodoList({ cabinet, now, most = SHOWN }: TodoListProps) {
  const [isWhole, setWhole] = useState(false);
  const { todos, may_act, plan } = cabinet;
  const shown = isWhole ? todos : todos.slice(0, most);
  const rest = todos.length - shown.length;
  return (
    <Card padded={false} className="todos">
      <ul>
        {shown.map((todo, place) => (
          <li key={keyOf(todo)} className="todo">
            <Row todo={todo} mayAct={may_act} plan={plan} now={now} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button look="quiet" className="todos-more" onClick={() => setWhole(true)}>
          {m.cabinet_more({ count: rest })}
        </Button>
      )}
    </Card>
  );
}

function keyOf(todo: Todo): string {
  if ('id' in todo) return `${todo.kind}-${todo.id}`;
  return 'slug' in todo ? `${todo.kind}-${todo.slug}` : todo.kind;
}

interface RowProps {
  todo: Todo;
  mayAct: boolean;
  plan: Plan;
  now: number;
  isFirst: boolean;
}

function Row({ todo, mayAct, plan, now, isFirst }: RowProps) {
  const look: ButtonLook = isFirst ? 'primary' : 'secondary';
  switch (todo.kind) {
    case 'late_answers':
      return (
        <Line
          icon={Timer}
          tone="anor"
          title={m.cabinet_late({ count: todo.count })}
          text={
            <>
              {m.cabinet_late_oldest({ name: todo.name })}{' '}
              <strong className="todo-late">{overdueText(todo.due_at, now)}</strong>
            </>
          }
        >
          <To path="/monitoring?late=true" look={look}>
            {mayAct ? m.cabinet_answer() : m.cabinet_open()}
          </To>
        </Line>
      );
    case 'interview_today':
      return (
        <Line
          icon={CalendarClock}
          tone="brand"
          title={m.cabinet_today({ time: clockOf(todo.start_at), name: todo.name })}
          text={[todo.title, todo.place].filter(Boolean).join(' · ')}
        >
          <To path="/profile/interviews" look={look}>
            {m.cabinet_open()}
          </To>
        </Line>
      );
    case 'outcome':
      return <Outcome todo={todo} now={now} look={look} />;
    case 'returned':
      return (
        <Line
          icon={TriangleAlert}
          tone="anor"
          title={m.cabinet_returned({ title: todo.title })}
          text={m.cabinet_returned_text()}
        >
          <To path={`/profile/my-vacancies/${todo.slug}/edit`} look={look}>
            {m.my_vacancies_fix()}
          </To>
        </Line>
      );
    case 'ending': {
      const days = daysUntil(todo.ends_at, now);
      return (
        <Line
          icon={Hourglass}
          tone="saffron"
          title={
            days === 0
              ? m.cabinet_ending_today({ title: todo.title })
              : m.cabinet_ending({ title: todo.title, count: days })
          }
          text={m.cabinet_ending_text()}
        >
          <Change slug={todo.slug} action="prolong" look={look} />
        </Line>
      );
    }
    case 'unread_messages':
      return (
        <Line
          icon={MessageCircle}
          tone="lapis"
          title={m.chat_unread_chats({ count: todo.count })}
          text={m.cabinet_unread_newest({ name: todo.name })}
        >
          <To
            path={todo.count === 1 ? `/user/chat/${todo.id}` : '/user/chat?unread=true'}
            look={look}
          >
            {m.cabinet_answer()}
          </To>
        </Line>
      );
    case 'vacancies_used':
      return (
        <Line
          icon={ChartNoAxesColumn}
          tone="saffron"
          title={m.cabinet_vacancies_used({ used: todo.used, of: todo.of })}
          text={plan.is_verified ? m.cabinet_vacancies_close() : m.cabinet_vacancies_verify()}
        >
          {plan.is_verified ? (
            <To path="/profile/my-vacancies" look={look}>
              {m.cabinet_open()}
            </To>
          ) : (
            <To path="/profile/company/verification" look={look}>
              {m.cabinet_verify()}
            </To>
          )}
        </Line>
      );
    case 'openings_used':
      return (
        <Line
          icon={ChartNoAxesColumn}
          tone="saffron"
          title={m.cabinet_openings_used({ used: todo.used, of: todo.of })}
          text={m.cabinet_renews({ day: dayWords(plan.openings_renew_on) })}
        />
      );
  }
}

interface LineProps {
  icon: LucideIcon;
  tone: 'anor' | 'brand' | 'lapis' | 'saffron';
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

function Line({ icon: Icon, tone, title, text, children }: LineProps) {
  return (
    <>
      <span className="todo-icon" data-tone={tone}>
        <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <div className="todo-words">
        <h2 className="todo-title">{title}</h2>
        <p className="todo-text">{text}</p>
      </div>
      {children && <div className="todo-buttons">{children}</div>}
    </>
  );
}

function To({ path, look, children }: { path: string; look: ButtonLook; children: ReactNode }) {
  return (
    <a href={pathTo(path)} className={buttonClass({ look })}>
      {children}
    </a>
  );
}

/** "Did he come?": the row says what was answered, and it can be taken back for a moment. */
function Outcome({ todo, now, look }: { todo: TodoOf<'outcome'>; now: number; look: ButtonLook }) {
  const queryClient = useQueryClient();
  const { answer, say, undo } = useLateAnswer<Result>(async (result) => {
    try {
      await sayResult(todo.id, result);
    } catch (problem) {
      toast.error(errorText(problem));
      throw problem;
    } finally {
      await refreshCabinet(queryClient);
    }
  });
  if (answer) {
    return (
      <div className="todo-said" role="status">
        <p>{m.cabinet_outcome_said({ name: todo.name })}</p>
        <Button look="quiet" onClick={undo}>
          {m.cabinet_undo()}
        </Button>
      </div>
    );
  }
  return (
    <Line
      icon={UserCheck}
      tone="lapis"
      title={m.cabinet_outcome({ name: todo.name })}
      text={`${whenText(todo.start_at, now)} · ${todo.title}`}
    >
      <Button look={look} onClick={() => say('came')}>
        {m.interviews_came()}
      </Button>
      <Button onClick={() => say('did_not_come')}>{m.interviews_did_not_come()}</Button>
    </Line>
  );
}

interface ChangeProps {
  slug: string;
  action: 'prolong' | 'resume';
  look?: ButtonLook;
}

/** One tap: both can be taken back in the list of vacancies. */
export function Change({ slug, action, look }: ChangeProps) {
  const queryClient = useQueryClient();
  const change = useCall(async () => {
    await changeVacancy(slug, action);
    toast.success(
      action === 'prolong' ? m.my_vacancies_prolong_done() : m.my_vacancies_resume_done(),
    );
    await refreshCabinet(queryClient);
  });
  return (
    <>
      <Button look={look} busy={change.busy} onClick={() => void change.run()}>
        {action === 'prolong' ? m.my_vacancies_prolong() : m.my_vacancies_resume()}
      </Button>
      {change.error && (
        <p role="alert" className="todo-failure">
          {change.error}
        </p>
      )}
    </>
  );
}
