import { Ellipsis } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Menu } from '@/ui/menu';
import { ACTIONS } from './actions';
import { cardOf } from './cache';
import './detail.css';
import { type FootAction, footActions, isRefusal } from './moves';
import { StageMenu } from './stage-menu';
import type { Mover } from './use-move';
import type { ApplicantView } from './wire';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface ApplicantFootProps {
  view: ApplicantView;
  mover: Mover;
}

/** What can be done now, as the server says: three buttons at most, refusing last, the rest behind a menu. */
export function ApplicantFoot({ view, mover }: ApplicantFootProps) {
  const card = cardOf(view);
  const { shown, more } = footActions(card);
  const refusal = mover.refusal?.id === card.id ? mover.refusal.text : undefined;
  // An explanation outlives the buttons: what it explains has taken them away.
  if (!view.can_act || (shown.length === 0 && !refusal)) return null;
  return (
    <section className="applicant-foot" aria-label={m.applicants_actions()}>
      <p role="alert" className="applicants-failure">
        {refusal}
      </p>
      <div className="applicant-foot-row">
        {shown.map((action, place) => (
          <FootButton
            key={action}
            action={action}
            isFirst={place === 0}
            card={card}
            mover={mover}
          />
        ))}
        {more.length > 0 && (
          <Menu
            label={m.applicants_more({ name: card.name })}
            trigger={<Ellipsis size={22} strokeWidth={1.9} aria-hidden="true" />}
            triggerClass={cx(buttonClass(), 'applicant-more')}
            items={more.map((action) => {
              const { verb, icon: Icon } = ACTIONS[action];
              return {
                id: action,
                label: verb(),
                icon: <Icon {...ICON} />,
                danger: isRefusal(action),
                onSelect: () => void mover.act(card, action),
              };
            })}
          />
        )}
      </div>
    </section>
  );
}

interface FootButtonProps {
  action: FootAction;
  isFirst: boolean;
  card: ReturnType<typeof cardOf>;
  mover: Mover;
}

function FootButton({ action, isFirst, card, mover }: FootButtonProps) {
  const { verb, icon: Icon } = ACTIONS[action];
  if (action === 'arrange') {
    return (
      <StageMenu
        card={card}
        triggerClass={buttonClass({ look: isFirst ? 'primary' : 'secondary' })}
        trigger={
          <>
            <Icon {...ICON} />
            {verb()}
          </>
        }
        onMove={(one, column) => void mover.move(one, column)}
      />
    );
  }
  return (
    <Button
      look={isFirst && !isRefusal(action) ? 'primary' : 'secondary'}
      className={isRefusal(action) ? 'applicant-refuse' : undefined}
      icon={<Icon {...ICON} />}
      busy={mover.isBusy(card.id)}
      onClick={() => void mover.act(card, action)}
    >
      {verb()}
    </Button>
  );
}
