import { Eye, RotateCcw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { answerOf, idsOf } from '@/forms/editor/answer';
import { ChipsField } from '@/forms/editor/chips-field';
import { ClashDialog } from '@/forms/editor/clash-dialog';
import { deviceCopy } from '@/forms/editor/device-copy';
import '@/forms/editor/edit-form.css';
import { focusFirstProblem } from '@/forms/editor/focus';
import { summaryLines } from '@/forms/editor/summary';
import { useVersionedForm } from '@/forms/editor/use-versioned-form';
import { failureLine } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { type Place, placeOption } from '@/forms/places';
import { readCode } from '@/forms/values';
import type { Locale } from '@/lib/locale';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ErrorSummary } from '@/ui/error-summary';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { useWide } from '@/ui/use-wide';
import { AboutField } from './about-field';
import { AddressesField } from './addresses-field';
import { ClothField } from './cloth-field';
import {
  aboutField,
  BENEFIT_CODES,
  BLANK,
  benefitName,
  bodyOf,
  FIELDS,
  formOf,
  isLongText,
  labelOf,
  MODEL,
  type PageField,
  type PageForm,
  readForm,
  SIZES,
  textOf,
} from './form';
import { LeaveGuard } from './leave-guard';
import { LinksField } from './links-field';
import './page-editor.css';
import { PhotosField } from './photos-field';
import { previewOf } from './preview';
import { PreviewFrame } from './preview-frame';
import { RULES } from './rules';
import type { UploadPhoto } from './use-uploads';
import type { Page, PageIn, PublicCompany } from './wire';

interface PageEditorProps {
  /** The owner of the copy on this device: the person and the company. */
  owner: string;
  page: Page;
  /** The name in force. */
  name: string;
  /** What the form does not change. */
  known: PublicCompany;
  places: readonly Place[];
  /** The language of the interface, in which writing begins. */
  locale: Locale;
  /** The part with the logo; only the owner of the company has it, and may change the name. */
  logo?: ReactNode;
  /** A change of name or logo takes the mark away until staff has looked. */
  isVerified: boolean;
  /** Sends a new name and the page. */
  send: (body: PageIn, name: string) => Promise<{ page: Page; name: string }>;
  reload: () => Promise<{ page: Page; name: string }>;
  upload: UploadPhoto;
  /** The public page with these facts. */
  renderPreview: (company: PublicCompany) => ReactNode;
}

const fieldId = idsOf('company-page');
/** Incremented when the meaning of the form's fields changes. */
const VERSION = 1;
const STEP = 'page';

const versionOf = ({ page, name }: { page: Page; name: string }) => ({
  number: page.version,
  form: formOf(page, name),
});

/** Everything that candidates see on the page of the company, with the page itself beside it. */
export function PageEditor({
  owner,
  page,
  name,
  known,
  places,
  locale,
  logo,
  isVerified,
  send,
  reload,
  upload,
  renderPreview,
}: PageEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [language, setLanguage] = useState(locale);
  const [savedAt, setSavedAt] = useState<string>();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const isWide = useWide();
  const versioned = useVersionedForm({
    id: owner,
    model: MODEL,
    rules: RULES,
    makeDevice: () =>
      deviceCopy<PageForm, string>({
        name: `company-page:${owner}:v${VERSION}`,
        firstStep: STEP,
        toWire: (copy) => copy,
        fromWire: readForm,
      }),
    stored: versionOf({ page, name }),
    blank: BLANK,
    firstStep: STEP,
    fields: FIELDS,
    send: (answers, version) => send(bodyOf(answers, version), answers.name.trim()),
    reload: async () => versionOf(await reload()),
    onSaved: (answer) => {
      setSavedAt(new Date().toISOString());
      return versionOf(answer);
    },
    onProblems: () => {
      const wrong = (['uz', 'ru', 'en'] as const).find((one) => isWrong(aboutField(one)));
      if (wrong && !isWrong(aboutField(language))) setLanguage(wrong);
      focusFirstProblem(form);
    },
  });
  const { editor, changed, clashes, isJoined, isRestored, busy, failure } = versioned;
  const { values, wrong } = editor;
  const isWrong = (field: PageField) => RULES.problems(editor.latest.current)[field] !== undefined;
  const answer = <Name extends PageField>(field: Name) => answerOf(editor, field, fieldId);
  const placeName = (slug: string) => placeOption(places, slug)?.label ?? slug;
  const preview = renderPreview(previewOf(known, values, language, placeName));
  const summary = summaryLines({
    wrong,
    fields: FIELDS,
    labelOf,
    idOf: fieldId,
    ownParts: /^(links|addresses)\./,
  });
  const year = answer('year');
  const size = answer('size');
  const benefits = answer('benefits');
  const called = answer('name');

  return (
    <div className="page-editor">
      <form
        ref={form}
        noValidate
        aria-label={m.company_page_form()}
        className="edit-form"
        onSubmit={(event) => {
          event.preventDefault();
          void versioned.save();
        }}
      >
        {isRestored && (
          <div className="draft-strip" role="status">
            <RotateCcw size={22} strokeWidth={1.8} aria-hidden="true" />
            <p>{m.company_page_restored()}</p>
            <Button size="sm" onClick={versioned.giveUp}>
              {m.company_page_give_up()}
            </Button>
          </div>
        )}
        {summary.length > 0 && (
          <ErrorSummary title={m.form_fix({ count: summary.length })} errors={summary} />
        )}
        <Section id="identity" title={m.company_page_identity()}>
          {logo ? (
            <>
              {logo}
              <Field
                id={called.id}
                label={m.company_page_name()}
                hint={isVerified ? m.company_page_mark_rests() : undefined}
                error={called.problem()}
                required
              >
                <Input
                  autoComplete="organization"
                  value={called.value}
                  onChange={(event) => called.onChange(event.currentTarget.value)}
                />
              </Field>
            </>
          ) : (
            <p className="page-editor-note">{m.company_page_owner_only()}</p>
          )}
          <ClothField {...answer('cloth')} name={values.name} />
        </Section>
        <Section id="about" title={m.company_page_about()}>
          <AboutField
            answers={{ uz: answer('about_uz'), ru: answer('about_ru'), en: answer('about_en') }}
            language={language}
            onLanguage={setLanguage}
          />
        </Section>
        <Section id="photos" title={m.company_page_photos()}>
          <PhotosField answer={answer('photos')} upload={upload} />
        </Section>
        <Section id="facts" title={m.company_page_facts()}>
          <div className="form-pair">
            <Field id={year.id} label={m.company_page_year()} error={year.problem()}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={year.value}
                onChange={(event) => year.onChange(event.currentTarget.value.replace(/\D/g, ''))}
              />
            </Field>
            <Field id={size.id} label={m.company_page_size()} error={size.problem()}>
              <Select
                placeholder={m.company_page_size_none()}
                options={SIZES.map((value) => ({ value, label: value.replace('-', '–') }))}
                value={size.value}
                onChange={(event) =>
                  size.onChange(readCode(SIZES, event.currentTarget.value) ?? '')
                }
              />
            </Field>
          </div>
          <ChipsField
            id={benefits.id}
            label={m.company_page_benefits()}
            hint={m.company_page_benefits_hint()}
            options={BENEFIT_CODES.map((value) => ({ value, label: benefitName(value) }))}
            value={benefits.value}
            onChange={benefits.onChange}
            error={benefits.anyProblem}
          />
        </Section>
        <Section id="addresses" title={m.company_page_addresses()}>
          <AddressesField answer={answer('addresses')} places={places} />
        </Section>
        <Section id="links" title={m.company_page_links()}>
          <LinksField answer={answer('links')} />
        </Section>
        <FormError text={failure === null ? undefined : failureLine(failure)} />
        <div className="edit-foot">
          <p role="status" className="edit-note">
            {noteText({ isJoined, isChanged: changed.length > 0, savedAt })}
          </p>
          {!isWide && (
            <Button
              icon={<Eye size={18} strokeWidth={1.9} aria-hidden="true" />}
              onClick={() => setPreviewOpen(true)}
            >
              {m.company_page_preview_open()}
            </Button>
          )}
          <Button type="submit" look="primary" busy={busy} disabled={changed.length === 0}>
            {m.company_page_save()}
          </Button>
        </div>
      </form>
      {isWide ? (
        <aside className="page-preview" aria-label={m.company_page_preview()}>
          <p className="page-preview-title">{m.company_page_preview()}</p>
          <PreviewFrame>{preview}</PreviewFrame>
        </aside>
      ) : (
        <Sheet
          open={isPreviewOpen}
          onClose={() => setPreviewOpen(false)}
          title={m.company_page_preview()}
          closeLabel={m.ui_close()}
        >
          <PreviewFrame>{preview}</PreviewFrame>
        </Sheet>
      )}
      <LeaveGuard isChanged={changed.length > 0} />
      <ClashDialog
        clashes={clashes}
        form={values}
        labelOf={labelOf}
        textOf={(field, value) => textOf(field, value, placeName)}
        isLongText={isLongText}
        onDecided={versioned.settle}
      />
    </div>
  );
}

interface NoteState {
  isJoined: boolean;
  isChanged: boolean;
  savedAt?: string;
}

function noteText({ isJoined, isChanged, savedAt }: NoteState): string {
  if (isJoined) return m.company_page_joined();
  if (isChanged) return m.company_page_at_once();
  return savedAt
    ? m.ui_saved_at({ time: momentText(savedAt).slice(-5) })
    : m.company_page_unchanged();
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="card card-padded edit-section" aria-labelledby={`page-${id}`}>
      <h2 id={`page-${id}`} className="edit-section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
