import { History } from 'lucide-react';
import { useState } from 'react';
import { PdfButton } from '@/forms/pdf-button';
import { Contacts } from '@/forms/profile/contacts';
import { ProfileBody } from '@/forms/profile/profile-body';
import { resumeFieldText } from '@/forms/resume-labels';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { RadioGroup } from '@/ui/radio-group';
import { loadPdf } from './calls';
import { Section } from './section';
import type { ApplicantView } from './wire';

/** The copy that was sent, beside the text of today if the candidate has changed it since. */
export function ResumePart({ view }: { view: ApplicantView }) {
  const { resume, current, updated_since } = view;
  const [shown, setShown] = useState<'sent' | 'current'>('sent');
  const profile = shown === 'current' && current ? current : resume;
  if (view.copy_erased_at) {
    return (
      <Section name="resume" title={m.applicants_resume()}>
        <p className="applicant-note">
          {m.applicants_copy_erased({ day: momentDay(view.copy_erased_at) })}
        </p>
      </Section>
    );
  }
  return (
    <>
      <Section title={m.candidate_contacts()}>
        <Contacts contacts={profile.contacts} />
        {!profile.contacts.is_open && (
          <p className="applicant-note">{m.applicants_contacts_closed()}</p>
        )}
      </Section>
      <Section
        name="resume"
        title={m.applicants_resume()}
        aside={
          <PdfButton
            name={resume.slug}
            size="sm"
            look="quiet"
            load={(template, lang) => loadPdf(resume.slug, template, lang)}
          />
        }
      >
        {updated_since && (
          <div className="applicant-updated">
            <p>
              <History size={20} strokeWidth={1.9} aria-hidden="true" />
              <span>{updatedText(updated_since)}</span>
            </p>
            {current && (
              <RadioGroup
                label={m.applicants_which_text()}
                labelHidden
                look="segments"
                options={[
                  { value: 'sent', label: m.applicants_sent_text() },
                  { value: 'current', label: m.applicants_current_text() },
                ]}
                value={shown}
                onChange={(value) => setShown(value as 'sent' | 'current')}
              />
            )}
          </div>
        )}
        <div className="applicant-resume">
          <ProfileBody profile={profile} headingLevel={3} />
        </div>
      </Section>
    </>
  );
}

type Updated = NonNullable<ApplicantView['updated_since']>;

/** When it changed and which fields; fields that this version does not know are left out. */
function updatedText({ at, fields }: Updated): string {
  const names = fields
    .map(resumeFieldText)
    .filter((name) => name !== undefined)
    .map((name) => name.toLowerCase());
  const parts = [
    m.applicants_updated_since({ day: momentDay(at) }),
    names.length > 0 && m.applicants_updated_fields({ fields: names.join(', ') }),
  ];
  return parts.filter(Boolean).join(' ');
}
