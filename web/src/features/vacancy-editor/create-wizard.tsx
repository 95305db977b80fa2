import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wizardTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { ErrorSummary } from '@/ui/error-summary';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { WizardShell } from '@/ui/wizard-shell';
import './vacancy-editor.css';
import type { FieldErrors } from '@/api/errors';
import { ClashDialog } from '@/forms/editor/clash-dialog';
import { focusField, focusFirstProblem } from '@/forms/editor/focus';
import { savedText } from '@/forms/editor/saved-text';
import { useSyncedForm } from '@/forms/editor/use-synced-form';
import type { FieldName, VacancyForm } from '@/forms/vacancy/form';
import { clashTexts } from './clash-texts';
import type { Draft } from './contract';
import { baseOf, draftServer, FIRST_STEP, MODEL, RULES, vacancyCopy } from './draft';
import { type Dictionaries, EditorContext, fieldId } from './editor-context';
import { PlacesLine } from './places-line';
import { PublishDialogs } from './publish-dialogs';
import { discardDraft, draftQuery } from './queries';
import { problems } from './rules';
import { SelfCheck } from './self-check';
import { firstOpenStep, STEPS, stepOf } from './steps';
import { findStops } from './stops';
import { summaryOf } from './summary';
import { usePublish } from './use-publish';
import { useTips } from './use-tips';

const TITLES = [
  { title: m.vacancy_form_title_default, intro: m.vacancy_form_intro_default },
  { title: m.vacancy_form_title_second, intro: m.vacancy_form_intro_second },
  { title: m.vacancy_form_title_third, intro: m.vacancy_form_intro_third },
  { title: m.vacancy_form_title_fourth, intro: m.vacancy_form_intro_fourth },
  { title: m.vacancy_form_title_confirm, intro: m.vacancy_form_intro_confirm },
];
const CONFIRM = STEPS.length - 1;

interface CreateWizardProps {
  owner: string;
  /** A new vacancy, prefilled with what is known about the company. */
  blank: VacancyForm;
  dictionaries: Dictionaries;
  /** Index of the step in the URL. */
  current: number;
  onGo: (step: number, replace?: boolean) => void;
  /** Navigates to the user's own vacancies. */
  onLeave: () => void;
  /** The fields of the step. */
  children: ReactNode;
}

/**
 * Creates a vacancy in five steps. The form state outlives the steps, and a draft is resumed at the step where it was
 * left.
 */
export function CreateWizard(props: CreateWizardProps) {
  // "Add another" starts with an empty form.
  const [round, setRound] = useState(0);
  const draft = useQuery({ ...draftQuery(), enabled: round === 0 });
  if (round === 0 && draft.isPending) {
    return (
      <Skeleton label={m.ui_loading()}>
        <div className="wizard-waiting">
          <SkeletonLine width="60%" height={36} />
          <SkeletonLine height={48} />
          <SkeletonLine height={48} />
        </div>
      </Skeleton>
    );
  }
  return (
    <Wizard
      key={round}
      {...props}
      // Undefined when the server did not answer: then only this device's copy is used.
      stored={round > 0 ? null : draft.isError ? undefined : draft.data}
      onAgain={() => {
        setRound(round + 1);
        props.onGo(0);
      }}
    />
  );
}

interface WizardProps extends CreateWizardProps {
  stored: Draft | null | undefined;
  onAgain: () => void;
}

function Wizard({
  owner,
  blank,
  dictionaries,
  current,
  onGo,
  onLeave,
  children,
  stored,
  onAgain,
}: WizardProps) {
  const step = STEPS[current] ?? STEPS[0];
  const [device] = useState(() => vacancyCopy(owner));
  const { editor, sync, save, clashes, times, settle, left } = useSyncedForm({
    model: MODEL,
    rules: RULES,
    device,
    server: draftServer,
    stored: stored && baseOf(stored),
    blank,
    firstStep: FIRST_STEP,
    step: step?.id ?? FIRST_STEP,
  });
  const { values, wrong } = editor;
  const tips = useTips(values, blank);
  const form = useRef<HTMLFormElement>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const [isStripClosed, setStripClosed] = useState(false);
  const { outcome, busy, publish, close } = usePublish({
    editor,
    sync,
    onRefused: (paths) => {
      onGo(firstOpenStep(paths));
      focusFirstProblem(form);
    },
  });

  // A draft is resumed at its last step. Steps cannot be skipped, because their answers would be missing at the end.
  const isFirstShow = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address asks where one may be.
  useEffect(() => {
    const open = firstOpenStep(Object.keys(problems(editor.latest.current)));
    const wanted =
      isFirstShow.current && current === 0 && left
        ? STEPS.findIndex(({ id }) => id === left)
        : current;
    isFirstShow.current = false;
    const target = Math.max(0, Math.min(open, wanted));
    if (target !== current) onGo(target, true);
  }, [current]);

  // After "Change" on the last step the next button leads back there.
  const [isReviewing, setReviewing] = useState(false);
  const next = async () => {
    const fields = current === CONFIRM ? STEPS.flatMap((one) => one.fields) : (step?.fields ?? []);
    let found = Object.keys(editor.check(fields));
    if (found.length === 0) {
      const stops = await checkStops(fields);
      if (stops === null) return;
      found = Object.keys(stops);
      if (found.length > 0) editor.refuse(stops);
    }
    if (found.length > 0) {
      const wrongStep = firstOpenStep(found);
      if (wrongStep !== current) onGo(wrongStep);
      focusFirstProblem(form);
    } else if (current === CONFIRM) void publish();
    else {
      onGo(isReviewing ? CONFIRM : current + 1);
      setReviewing(false);
    }
  };
  // What would be refused in the end stops at its own step. Null: already under way.
  const checking = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const checkStops = async (fields: readonly FieldName[]): Promise<FieldErrors | null> => {
    if (checking.current) return null;
    checking.current = true;
    setChecking(true);
    const found = await findStops(editor.latest.current, fields);
    checking.current = false;
    setChecking(false);
    return found;
  };
  const change = (target: number) => {
    setReviewing(true);
    onGo(target);
  };
  const open = (field: string) => {
    if (current === CONFIRM) setReviewing(true);
    const target = stepOf(field);
    if (target !== undefined && target !== current) onGo(target);
    focusField(fieldId, field);
  };
  const discard = async () => {
    const draft = await sync.stop();
    sync.forget();
    // If this fails, the draft stays on the server and is offered again next time.
    if (draft) await discardDraft(draft.id).catch(() => undefined);
    onAgain();
  };

  const texts = TITLES[current];
  const summary = summaryOf(wrong, step?.fields ?? []);
  return (
    <EditorContext value={{ editor, dictionaries, tips, change }}>
      <WizardShell
        ref={form}
        steps={STEPS.map(({ id, label }) => ({ id, label: label() }))}
        current={current}
        texts={{
          ...wizardTexts(),
          busy: m.vacancy_form_checking(),
          ...(isReviewing && { next: m.vacancy_form_to_review() }),
          ...(current === CONFIRM && {
            next: m.vacancy_form_publish(),
            busy: m.vacancy_form_publishing(),
          }),
        }}
        title={texts?.title()}
        intro={texts?.intro()}
        savedNote={savedText(save)}
        busy={busy || isChecking}
        wide={current === CONFIRM}
        summary={
          summary.length > 0 && (
            <ErrorSummary title={m.form_fix({ count: summary.length })} errors={summary} />
          )
        }
        aside={<SelfCheck tips={tips} onOpen={open} />}
        onBack={current > 0 ? () => onGo(current - 1) : undefined}
        onNext={() => void next()}
        renderStepLink={(_, index, content) => (
          <button type="button" onClick={() => onGo(index)}>
            {content}
          </button>
        )}
      >
        {(current === 0 || current === CONFIRM) && <PlacesLine />}
        {left && !isStripClosed && (
          <div className="draft-strip">
            <p>{m.vacancy_form_restored()}</p>
            <div className="draft-strip-tools">
              <Button size="sm" onClick={() => setDiscarding(true)}>
                {m.vacancy_form_restart()}
              </Button>
              <Button size="sm" look="quiet" onClick={() => setStripClosed(true)}>
                {m.vacancy_form_restored_keep()}
              </Button>
            </div>
          </div>
        )}
        {children}
      </WizardShell>
      <ClashDialog
        clashes={clashes}
        times={times}
        form={values}
        {...clashTexts(dictionaries)}
        onDecided={settle}
      />
      <ConfirmDialog
        open={isDiscarding}
        title={m.vacancy_form_restart_title()}
        confirmText={m.vacancy_form_restart()}
        cancelText={m.vacancy_form_restored_keep()}
        closeLabel={m.ui_close()}
        danger
        onConfirm={() => void discard()}
        onClose={() => setDiscarding(false)}
      >
        {m.vacancy_form_restart_text()}
      </ConfirmDialog>
      <PublishDialogs
        outcome={outcome}
        busy={busy}
        onResend={() => void publish()}
        onPublishAnyway={() => void publish(true)}
        onClose={close}
        onAnother={onAgain}
        onDone={onLeave}
      />
    </EditorContext>
  );
}
