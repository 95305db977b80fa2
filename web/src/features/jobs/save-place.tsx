import { BellPlus } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';

/** The server-rendered placeholder, shown until the working button has loaded. */
export function SavePlace() {
  return (
    <Button size="sm" icon={<BellPlus size={18} strokeWidth={1.9} aria-hidden="true" />}>
      {m.searches_save()}
    </Button>
  );
}
