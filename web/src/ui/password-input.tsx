import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { cx } from './cx';
import { useFieldControl } from './field';
import { IconButton } from './icon-button';
import './password-input.css';

export interface PasswordTexts {
  show: string;
  hide: string;
}

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'> & {
  ref?: Ref<HTMLInputElement>;
  /** Tells the password manager whether to fill in or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  texts: PasswordTexts;
};

/** A password field with a show button. It stays a native field, so pasting and password managers work. */
export function PasswordInput({ texts, className, ...rest }: PasswordInputProps) {
  const control = useFieldControl();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={cx('field-shell password', className)}>
      <input
        {...control}
        {...rest}
        type={shown ? 'text' : 'password'}
        className="field-bare"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        label={shown ? texts.hide : texts.show}
        icon={<Icon size={20} strokeWidth={1.8} aria-hidden="true" />}
        className="password-eye"
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
