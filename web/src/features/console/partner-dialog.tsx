import { ImageUp } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { FileDrop } from '@/ui/file-drop';
import { toast } from '@/ui/toast-store';
import { PartnerFields } from './partner-fields';
import {
  LOGO_ACCEPT,
  type Partner,
  type PartnerForm,
  removePartner,
  updatePartner,
  uploadLogo,
} from './partners-queries';

interface PartnerDialogProps {
  partner: Partner;
  /** With the newer partner; undefined closes the dialog. */
  onChange: (partner?: Partner) => Promise<void>;
}

/** Name, link, logo and removal of one partner. */
export function PartnerDialog({ partner, onChange }: PartnerDialogProps) {
  const save = async (form: PartnerForm) => {
    await updatePartner(partner, form);
    toast.success(m.console_partners_saved());
    await onChange();
  };
  const draw = useAction(async (file: File) => {
    const drawn = await uploadLogo(partner, file);
    toast.success(m.console_partners_logo_saved());
    await onChange(drawn);
  });
  const remove = useAction(async () => {
    await removePartner(partner);
    toast.success(m.console_partners_removed());
    await onChange();
  });
  return (
    <Dialog
      open
      onClose={() => void onChange()}
      title={m.console_partners_edit_title()}
      closeLabel={m.ui_close()}
    >
      <Field label={m.console_partners_logo()} error={draw.error}>
        <FileDrop
          icon={<ImageUp size={28} strokeWidth={1.7} aria-hidden="true" />}
          text={draw.busy ? m.console_partners_logo_sending() : m.console_partners_logo_choose()}
          note={m.console_partners_logo_note()}
          accept={LOGO_ACCEPT}
          busy={draw.busy}
          onChoose={(file) => void draw.run(file)}
        />
      </Field>
      <PartnerFields partner={partner} button={m.console_partners_save()} onSend={save} />
      <FormError text={remove.error} />
      <Button look="danger" busy={remove.busy} onClick={() => void remove.run()}>
        {m.console_partners_remove()}
      </Button>
    </Dialog>
  );
}
