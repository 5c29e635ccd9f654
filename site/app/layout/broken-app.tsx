import { useLanguage, useMessages } from '../i18n/language';
import { Failure } from '../ui/state';

/** Fallback of the whole app; uses no router, data or notices. */
export function BrokenApp() {
  const language = useLanguage();
  const { failure, siteName } = useMessages();
  const path = window.location.hash.replace(/^#?\/*/, '/');
  return (
    <main>
      <h1>{siteName}</h1>
      <Failure
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
