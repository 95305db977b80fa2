import { Copy } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';

interface CopyButtonProps {
  text: string;
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(m.settings_copied());
    } catch {
      // Not on https, or forbidden by the user: the text is visible beside the button.
      toast.error(m.settings_not_copied());
    }
  };
  return (
    <Button size="sm" icon={<Copy size={18} strokeWidth={1.8} aria-hidden="true" />} onClick={copy}>
      {label}
    </Button>
  );
}
