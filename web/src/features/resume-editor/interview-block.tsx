import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@/api/limits.gen';
import { read, remove, tab, write } from '@/forms/draft';
import { fieldError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import type { InterviewData } from '@/forms/resume/contract';
import { useAction } from '@/forms/use-action';
import { SOCIAL_STATUSES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PhoneInput } from '@/ui/phone-input';
import { Select } from '@/ui/select';
import { Switch } from '@/ui/switch';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast-store';
import { interviewQuery, saveInterview } from './queries';

const NOTHING: InterviewData = {
  living_place: '',
  birth_place: '',
  social_status: null,
  reason_for_leaving: '',
  previous_workplace_phone: null,
  strengths: '',
  bad_habits: '',
  ad_source: '',
};

/** Optional answers for interviews, with a consent of their own: the resume never shows them. */
export function InterviewBlock({ id }: { id: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const stored = useQuery({ ...interviewQuery(id ?? ''), enabled: isOpen && id !== undefined });
  return (
    <section className="interview" aria-labelledby="resume-interview">
      <h2 id="resume-interview" className="resume-part-title">
        {m.resume_form_interview()}
      </h2>
      <p className="field-hint">{m.resume_form_interview_text()}</p>
      {!isOpen ? (
        <div>
          <Button size="sm" onClick={() => setOpen(true)}>
            {m.resume_form_interview_open()}
          </Button>
        </div>
      ) : id === undefined || stored.isError ? (
        <p role="status" className="field-hint">
          {m.resume_form_interview_later()}
        </p>
      ) : (
        stored.isSuccess && <InterviewForm key={id} id={id} stored={stored.data} />
      )}
    </section>
  );
}

function InterviewForm({ id, stored }: { id: string; stored: InterviewData | null }) {
  const place = `draft:interview:${id}`;
  const [unsent] = useState(() => read(place, tab) as InterviewData | null);
  const [isAgreed, setAgreed] = useState(stored !== null || unsent !== null);
  const [data, setData] = useState<InterviewData>({ ...NOTHING, ...stored, ...unsent });
  const [isKept, setKept] = useState(stored !== null);
  const change = (patch: Partial<InterviewData>) => {
    const next = { ...data, ...patch };
    setData(next);
    write(place, next, tab);
  };
  const save = useAction(async (consent: boolean) => {
    const answers = consent ? data : NOTHING;
    await saveInterview(id, { ...answers, consent });
    remove(place, tab);
    setKept(consent);
    if (!consent) setData(NOTHING);
    toast.success(consent ? m.resume_form_interview_saved() : m.resume_form_interview_removed());
  });
  const toggle = (isOn: boolean) => {
    setAgreed(isOn);
    if (isOn) return;
    remove(place, tab);
    // Without the consent nothing may stay on the server.
    if (isKept) void save.run(false);
  };
  const error = (field: keyof InterviewData) => fieldError(save.failure, field);
  const line = (field: 'living_place' | 'birth_place' | 'ad_source', label: string) => (
    <Field id={`interview-${field}`} label={label} error={error(field)}>
      <Input
        value={data[field]}
        onChange={(event) => change({ [field]: event.currentTarget.value })}
      />
    </Field>
  );
  const story = (field: 'reason_for_leaving' | 'strengths' | 'bad_habits', label: string) => (
    <Field id={`interview-${field}`} label={label} error={error(field)}>
      <Textarea
        rows={2}
        value={data[field]}
        onChange={(event) => change({ [field]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <>
      <Switch
        label={m.resume_form_interview_consent()}
        note={m.resume_form_interview_consent_note()}
        checked={isAgreed}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {isAgreed && (
        <>
          <div className="form-pair">
            {line('living_place', m.resume_form_living_place())}
            {line('birth_place', m.resume_form_birth_place())}
          </div>
          <Field
            id="interview-social_status"
            label={m.resume_form_social_status()}
            error={error('social_status')}
          >
            <Select
              placeholder={m.form_choose()}
              options={limits.SocialStatus.enum.map((value) => ({
                value,
                label: SOCIAL_STATUSES[value](),
              }))}
              value={data.social_status ?? ''}
              onChange={(event) =>
                change({
                  social_status: (event.currentTarget.value ||
                    null) as InterviewData['social_status'],
                })
              }
            />
          </Field>
          {story('reason_for_leaving', m.resume_form_reason_for_leaving())}
          <Field
            id="interview-previous_workplace_phone"
            label={m.resume_form_previous_phone()}
            error={error('previous_workplace_phone')}
          >
            <PhoneInput
              autoComplete="off"
              value={data.previous_workplace_phone ?? ''}
              onChange={(phone) => change({ previous_workplace_phone: phone || null })}
            />
          </Field>
          {story('strengths', m.resume_form_strengths())}
          {story('bad_habits', m.resume_form_bad_habits())}
          {line('ad_source', m.resume_form_ad_source())}
          <div>
            <Button busy={save.busy} onClick={() => void save.run(true)}>
              {m.resume_form_interview_save()}
            </Button>
          </div>
        </>
      )}
      <FormError text={save.error} />
    </>
  );
}
