import { Link } from '@tanstack/react-router';
import { Eye, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { ClashDialog } from '@/forms/editor/clash-dialog';
import { focusField, focusFirstProblem } from '@/forms/editor/focus';
import { summaryLines } from '@/forms/editor/summary';
import { useSyncedForm } from '@/forms/editor/use-synced-form';
import type { Missing, OwnResume } from '@/forms/resume/contract';
import {
  comparedText,
  type FieldName,
  fieldLabel,
  fieldOf,
  type ResumeForm,
} from '@/forms/resume/form';
import { problems } from '@/forms/resume/rules';
import { firstWrongStep, LAST, SHORT_WAY, STEPS, stepIndex, stepOf } from '@/forms/resume/steps';
import { wizardTexts } from '@/i18n/ui-texts';
import type { Month } from '@/lib/period';
import { m } from '@/paraglide/messages';
import type { User } from '@/session/me';
import { Button } from '@/ui/button';
import { ErrorSummary } from '@/ui/error-summary';
import { IconButton } from '@/ui/icon-button';
import { Sheet } from '@/ui/sheet';
import { toast } from '@/ui/toast-store';
import { WizardBar } from '@/ui/wizard-bar';
import { WizardShell } from '@/ui/wizard-shell';
import { CompletenessCard } from './completeness-card';
import { DownloadCard, PaperPdf } from './download-card';
import { baseOf, FIRST_STEP, MODEL, RULES, resumeCopy, resumeServer } from './draft';
import { type Dictionaries, EditorContext, fieldId } from './editor-context';
import { StepFields } from './fields/step-fields';
import { InterviewBlock } from './interview-block';
import { Paper } from './paper';
import { PublishDialogs } from './publish-dialogs';
import { Review } from './review';
import { SavedNote } from './saved-note';
import { ShortWay } from './short-way';
import { usePublish } from './use-publish';
import './resume-editor.css';

/** The height of the title above the paper. */
const PAPER_TITLE_PX = 56;

/** Parts of rows have controls with ids of their own. */
const OWN_PARTS =
  /^(employment|education|additional_education|social_links|phones)\.\d+|^(salary|driving)\./;

export interface WizardProps {
  me: User;
  /** The resume that is edited; null for a new one. */
  id: string | null;
  /** A new resume, prefilled with what is known about the person. */
  blank: ResumeForm;
  dictionaries: Dictionaries;
  today: Month;
  /** Index of the step in the URL. */
  current: number;
  /** The server's copy; undefined when it did not answer. */
  stored: OwnResume | null | undefined;
  /** The vacancy that waits for this resume. */
  job: string | undefined;
  /** Shown above the first step: other unfinished resumes. */
  notice?: ReactNode;
  onGo: (step: number, replace?: boolean) => void;
  /** Back to the vacancy that waits, with this resume. */
  onOpenJob: (resume: string) => void;
  /** Leaves to the person's own resumes. */
  onLeave: () => void;
}

/** Makes and edits a resume in eight steps. The form outlives the steps; everything is saved while it is typed. */
export function Wizard(props: WizardProps) {
  const { me, id, blank, dictionaries, today, current, stored, job, notice } = props;
  const { onGo, onOpenJob, onLeave } = props;
  const step = STEPS[current] ?? (STEPS[0] as (typeof STEPS)[number]);
  const [resume, setResume] = useState(stored ?? null);
  const [device] = useState(() => resumeCopy(me.id, id));
  const [server] = useState(() => resumeServer({ owner: me.id, onAnswer: setResume }));
  const { editor, sync, save, clashes, times, settle, left } = useSyncedForm({
    model: MODEL,
    rules: RULES,
    device,
    server,
    stored: stored && baseOf(stored),
    blank,
    firstStep: FIRST_STEP,
    step: step.id,
  });
  const { values, wrong } = editor;
  const form = useRef<HTMLFormElement>(null);
  const [isPaperOpen, setPaperOpen] = useState(false);
  const isActive = resume?.status === 'active';

  const showWrong = (paths: readonly string[]) => {
    const target = firstWrongStep(paths);
    if (target !== current) onGo(target);
    focusFirstProblem(form);
  };
  const publishing = usePublish({ editor, sync, step: step.id, onRefused: showWrong });

  // A draft is resumed at its last step, when the address does not name one; an active resume has no last step.
  const isFirstShow = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first address asks where to go on.
  useEffect(() => {
    const isResumed = left && current === 0 && isFirstShow.current && !isActive;
    const target = isResumed ? stepIndex(left) : current;
    isFirstShow.current = false;
    if (target !== current) onGo(target, true);
  }, []);

  // A long paper scrolls to the part that is being written.
  const side = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step marks another part.
  useEffect(() => {
    const part = side.current?.querySelector('[data-current]');
    if (!side.current || !part) return;
    const below = part.getBoundingClientRect().top - side.current.getBoundingClientRect().top;
    // The title of the paper stays visible above the first part.
    side.current.scrollTop += below - PAPER_TITLE_PX;
  }, [step.id]);

  const next = async () => {
    if (current < LAST) {
      if (Object.keys(editor.check(step.fields)).length > 0) focusFirstProblem(form);
      else onGo(current + 1);
    } else if (!isActive) await publishing.publish();
    else if (await publishing.save()) {
      toast.success(m.resume_form_saved());
      if (job && resume) onOpenJob(resume.id);
      else onLeave();
    }
  };
  const leave = async () => {
    sync.change(editor.latest.current, step.id);
    await sync.flush();
    onLeave();
  };
  const openMissing = ({ field, step: target }: Missing) => {
    onGo(stepIndex(target));
    focusField(fieldId, field);
  };

  /** A file has what is on the screen, so that comes first. */
  const saveForFile = async () => {
    sync.change(editor.latest.current, step.id);
    await sync.flush();
    const base = sync.isSaved() ? sync.base() : null;
    if (!base) {
      const message = m.resume_form_download_unsaved();
      throw new ApiError({ code: 'unsaved', status: 0, message });
    }
    return base.id;
  };
  const fileName = [values.name, values.surname, values.position].join(' ').trim();

  const summary = summaryLines({
    wrong,
    fields: step.fields,
    labelOf: fieldLabel,
    idOf: fieldId,
    ownParts: OWN_PARTS,
  });
  const wrongSteps = new Set(
    current === LAST
      ? Object.keys(problems(values, today)).flatMap((path) => stepOf(path) ?? [])
      : [],
  );
  const paper = (
    <Paper
      form={values}
      dictionaries={dictionaries}
      photo={me.candidate?.avatar?.large}
      today={today}
      step={step.id}
    />
  );
  const steps = STEPS.map(({ id: key, label }) => ({ id: key, label: label() }));
  return (
    <EditorContext value={{ editor, dictionaries, me, today }}>
      <WizardShell
        ref={form}
        look="paper"
        enterStays
        linkAll
        steps={steps}
        current={current}
        texts={lastTexts(current, isActive)}
        title={step.title()}
        intro={step.intro()}
        busy={publishing.busy}
        bar={
          <WizardBar
            steps={steps}
            current={current}
            label={wizardTexts().steps}
            leave={
              <Link to="/profile" className="icon-btn" aria-label={m.resume_form_close()}>
                <X size={22} strokeWidth={1.8} aria-hidden="true" />
              </Link>
            }
            saved={<SavedNote save={save} onRetry={() => void sync.flush()} />}
            end={
              <Button size="sm" onClick={() => void leave()}>
                {m.resume_form_leave()}
              </Button>
            }
          />
        }
        summary={
          summary.length > 0 && (
            <ErrorSummary title={m.form_fix({ count: summary.length })} errors={summary} />
          )
        }
        aside={
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long paper scrolls, and the keyboard must reach it.
          <aside ref={side} className="paper-side" aria-label={m.resume_form_paper()} tabIndex={0}>
            <div className="paper-side-head">
              <p className="paper-side-title">{m.resume_form_paper()}</p>
              {resume && <PaperPdf save={saveForFile} name={fileName} />}
            </div>
            {paper}
            <p className="paper-side-note">{m.resume_form_paper_note()}</p>
          </aside>
        }
        tools={
          <>
            <IconButton
              className="paper-eye"
              label={m.resume_form_show_paper()}
              icon={<Eye size={22} strokeWidth={1.8} aria-hidden="true" />}
              onClick={() => setPaperOpen(true)}
            />
            {current >= SHORT_WAY && current < LAST && !isActive && (
              <Button look="quiet" className="publish-now" onClick={() => onGo(LAST)}>
                {m.resume_form_publish_now()}
              </Button>
            )}
          </>
        }
        onBack={current > 0 ? () => onGo(current - 1) : undefined}
        onNext={() => void next()}
        renderStepLink={(_, index, content) => (
          <button type="button" onClick={() => onGo(index)}>
            {content}
          </button>
        )}
      >
        {current === 0 && notice}
        {resume?.note && <p className="resume-note">{resume.note}</p>}
        {current >= SHORT_WAY && current < LAST && !isActive && (
          <ShortWay
            current={current}
            percent={resume?.completeness.percent}
            onPublish={() => onGo(LAST)}
          />
        )}
        <StepFields step={step.id} />
        {current === LAST && (
          <>
            <InterviewBlock id={resume?.id} />
            {resume && <DownloadCard save={saveForFile} name={fileName} />}
            {resume && <CompletenessCard completeness={resume.completeness} onOpen={openMissing} />}
            <Review
              form={values}
              dictionaries={dictionaries}
              wrongSteps={wrongSteps}
              onOpen={onGo}
            />
          </>
        )}
      </WizardShell>
      <Sheet
        open={isPaperOpen}
        onClose={() => setPaperOpen(false)}
        title={m.resume_form_paper()}
        closeLabel={m.ui_close()}
      >
        {paper}
      </Sheet>
      <ClashDialog
        clashes={clashes}
        times={times}
        form={values}
        labelOf={fieldLabel}
        textOf={(field, value) => comparedText(field as FieldName, value as never, dictionaries)}
        isLongText={(field) => fieldOf(field as FieldName).kind === 'long text'}
        onDecided={settle}
      />
      <PublishDialogs
        outcome={publishing.outcome}
        busy={publishing.busy}
        form={values}
        job={job}
        onOpenJob={onOpenJob}
        onResend={() => void publishing.publish()}
        onClose={publishing.close}
        onDone={onLeave}
      />
    </EditorContext>
  );
}

function lastTexts(current: number, isActive: boolean) {
  if (current < LAST) return wizardTexts();
  return {
    ...wizardTexts(),
    next: isActive ? m.resume_form_done() : m.resume_form_publish(),
    busy: m.resume_form_publishing(),
  };
}
