import { useLanguage, useMessages } from '../i18n/i18n-context';
import { ErrorState } from '../ui/feedback/states';

/** Fallback of the whole app; uses no router, data or notices. */
export function AppErrorFallback() {
  const language = useLanguage();
  const { failure, siteName } = useMessages();
  const path = window.location.hash.replace(/^#?\/*/, '/');
  return (
    <main>
      <h1>{siteName}</h1>
      <ErrorState
        title={failure.broken}
        hint={failure.brokenHint}
        action={failure.reload}
        onAction={() => {
          window.location.reload();
        }}
      />
      <p>
        <a href={`/p/${language}${path}`}>{failure.plainPages}</a>
      </p>
    </main>
  );
}
