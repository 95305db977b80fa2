import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { ConfirmDialog, Dialog } from '@/ui/dialog';
import { Field, FieldSet } from '@/ui/field';
import { LoaderOverlay } from '@/ui/loader-overlay';
import { Select } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { Stateful } from '@/ui/testing';
import { toast } from '@/ui/toast-store';
import { cities } from './sample';
import { GallerySection, Row } from './section';

function Modals() {
  return (
    <>
      <Stateful start={false}>
        {(open, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)}>{m.ui_demo_open_dialog()}</Button>
            <Dialog
              open={open}
              onClose={() => setOpen(false)}
              title={m.ui_demo_dialog_title()}
              closeLabel={m.ui_close()}
              foot={
                <Button look="primary" onClick={() => setOpen(false)}>
                  {m.ui_demo_dialog_ok()}
                </Button>
              }
            >
              {m.ui_demo_dialog_text()}
            </Dialog>
          </>
        )}
      </Stateful>
      <Stateful start={false}>
        {(open, setOpen) => (
          <>
            <Button look="danger" onClick={() => setOpen(true)}>
              {m.ui_demo_open_confirm()}
            </Button>
            <ConfirmDialog
              open={open}
              danger
              title={m.ui_demo_confirm_title()}
              confirmText={m.ui_demo_delete()}
              cancelText={m.ui_demo_keep()}
              closeLabel={m.ui_close()}
              onConfirm={() => setOpen(false)}
              onClose={() => setOpen(false)}
            >
              {m.ui_demo_confirm_text()}
            </ConfirmDialog>
          </>
        )}
      </Stateful>
    </>
  );
}

function FilterSheet() {
  return (
    <Stateful start={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{m.ui_demo_open_sheet()}</Button>
          <Sheet
            open={open}
            onClose={() => setOpen(false)}
            title={m.ui_demo_filters()}
            closeLabel={m.ui_close()}
            foot={
              <>
                <Button onClick={() => setOpen(false)}>{m.ui_demo_clear_filters()}</Button>
                <Button look="primary" onClick={() => setOpen(false)}>
                  {m.ui_demo_show_results()}
                </Button>
              </>
            }
          >
            <Field label={m.ui_demo_region()}>
              <Select placeholder={m.ui_demo_region_any()} options={cities()} />
            </Field>
            <FieldSet label={m.ui_demo_work_type()} className="mt-6">
              <div>
                <Checkbox label={m.ui_demo_fulltime()} count={812} />
                <Checkbox label={m.ui_demo_remote()} count={214} defaultChecked />
                <Checkbox label={m.ui_demo_hybrid()} count={131} />
                <Checkbox label={m.ui_demo_partial()} count={91} />
              </div>
            </FieldSet>
          </Sheet>
        </>
      )}
    </Stateful>
  );
}

export function Overlays() {
  return (
    <GallerySection id="overlays" title={m.ui_gallery_overlays()}>
      <Row>
        <Modals />
        <FilterSheet />
      </Row>
      <Row>
        <Button onClick={() => toast.success(m.ui_demo_toast_success())}>
          {m.ui_demo_toast_show_success()}
        </Button>
        <Button
          onClick={() =>
            toast.info(m.ui_demo_toast_info(), {
              label: m.ui_demo_undo(),
              onPress: () => toast.success(m.ui_demo_toast_success()),
            })
          }
        >
          {m.ui_demo_toast_show_info()}
        </Button>
        <Button onClick={() => toast.error(m.ui_demo_toast_error())}>
          {m.ui_demo_toast_show_error()}
        </Button>
        <Stateful start={false}>
          {(active, setActive) => (
            <>
              <Button
                onClick={() => {
                  setActive(true);
                  setTimeout(() => setActive(false), 3000);
                }}
              >
                {m.ui_demo_loader()}
              </Button>
              <LoaderOverlay active={active} label={m.ui_loading()} />
            </>
          )}
        </Stateful>
      </Row>
    </GallerySection>
  );
}
