import { PlainButton } from '../../app/ui/button';

interface ResetPasswordProps {
  label: string;
  text: string;
  onReset: () => Promise<void>;
}

/** Section of a panel with the button that replaces a password by a one-time one. */
export function ResetPassword({ label, text, onReset }: ResetPasswordProps) {
  return (
    <>
      <h3>{label}</h3>
      <p>{text}</p>
      <div className="buttons">
        <PlainButton type="button" onClick={() => void onReset()}>
          {label}
        </PlainButton>
      </div>
    </>
  );
}
