import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '@/api/errors';
import { limits } from '@/api/limits.gen';
import { failureLine } from '@/forms/failure';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { toast } from '@/ui/toast-store';
import { applicantKeys } from '../queries';
import { saveStages, stagesQuery } from './calls';
import './columns.css';
import { ColumnsForm } from './columns-form';
import { bodyOf, problemsOf, type Row, rowsOf, type Stages } from './list';

const LONGEST = limits.ColumnName.maxLength;

/** The columns of the board: their names, their order, which there are. */
export function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(stagesQuery());
  // Answers in the background must not change what is typed.
  const [known, setKnown] = useState<Stages>();
  if (!known && data) setKnown(data);
  if (known?.can_edit) {
    return <Editor known={known} onNewer={setKnown} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={m.columns_title()} closeLabel={m.ui_close()} size="md">
      {known ? (
        <p>{m.columns_viewer()}</p>
      ) : error ? (
        <ErrorState
          title={m.columns_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={m.ui_loading()}>
          <SkeletonLine height={56} />
          <SkeletonLine height={56} />
        </Skeleton>
      )}
    </Dialog>
  );
}

interface EditorProps {
  known: Stages;
  /** Somebody else has saved meanwhile. */
  onNewer: (stages: Stages) => void;
  onClose: () => void;
}

function Editor({ known, onNewer, onClose }: EditorProps) {
  const form = useId();
  const queryClient = useQueryClient();
  const [rows, setRows] = useState(() => rowsOf(known));
  const [isTried, setTried] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const problems = problemsOf(rows, LONGEST);
  const save = useAction(async () => {
    setConflict(false);
    try {
      await saveStages(bodyOf(known.version, rows));
    } catch (failure) {
      const newer = newerOf(failure);
      if (!newer) throw failure;
      onNewer(newer);
      setRows(rowsOf(newer));
      setConflict(true);
      return;
    }
    toast.success(m.columns_saved());
    onClose();
    await queryClient.invalidateQueries({ queryKey: applicantKeys.all });
  });
  const change = (next: Row[]) => {
    save.forget();
    setRows(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.columns_title()}
      closeLabel={m.ui_close()}
      size="md"
      className="columns-dialog"
      foot={
        <>
          <Button onClick={onClose}>{m.applicants_cancel()}</Button>
          <Button type="submit" form={form} look="primary" busy={save.busy}>
            {m.columns_save()}
          </Button>
        </>
      }
    >
      <ColumnsForm
        form={form}
        before={rowsOf(known)}
        rows={rows}
        problems={isTried ? problems : undefined}
        failure={isConflict ? m.columns_conflict() : save.failure ? failureLine(save.failure) : ''}
        onChange={change}
        onSubmit={() => {
          setTried(true);
          if (problems.size === 0) void save.run();
        }}
      />
    </Dialog>
  );
}

/** The list that somebody else has saved, out of the answer 409. */
function newerOf(failure: unknown): Stages | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'version_conflict') return undefined;
  return failure.answer.stages as Stages | undefined;
}
