import { Route, Routes } from 'react-router-dom';
import { hasRole } from '../contract/shared/desk/roles';
import { usePageMessages } from '../app/i18n/use-page-messages';
import { ErrorState } from '../app/ui/feedback/states';
import { inboxKinds } from '../contract/shared/desk/inbox';
import { deskMessages } from './messages';
import { Frame } from './layout/frame';
import { AccountPage } from './pages/account/account-page';
import { AuditPage } from './pages/audit/audit-page';
import { DayPage } from './pages/day/day-page';
import { deskPages, type DeskPage } from './pages/desk-pages';
import { InboxPage } from './pages/inbox/inbox-page';
import { LoginPage } from './pages/login/login-page';
import { OneTimePasswordPage } from './pages/login/one-time-password-page';
import { BackupsPage } from './pages/backups/backups-page';
import { MembersPage } from './pages/members/members-page';
import { CategoriesPage } from './pages/categories/categories-page';
import { OpeningPage } from './pages/opening/opening-page';
import { PacksPage } from './pages/packs/packs-page';
import { OverviewPage } from './pages/overview/overview-page';
import { IssuesPage } from './pages/records/issues-page';
import { RecordsPage } from './pages/records/records-page';
import { ServicePage } from './pages/service/service-page';
import { StaffPage } from './pages/staff/staff-page';
import { AdmissionTimesPage } from './pages/admission/admission-times-page';
import { ClassSessionsPage } from './pages/class-sessions/class-sessions-page';
import { ToursPage } from './pages/tours/tours-page';
import { useAccount, useDeskSession } from './session/desk-session';
import { PageHead } from './ui/page-head';

/** The log-in, the replacement of a one-time password, or the pages. */
export function DeskApp() {
  const messages = usePageMessages(deskMessages);
  const { state, reload } = useDeskSession();
  switch (state.kind) {
    case 'starting':
      return <p role="status">{messages.loading}</p>;
    case 'failed':
      return (
        <ErrorState
          title={messages.failed}
          hint={messages.failedHint}
          action={messages.retry}
          onAction={() => void reload()}
        />
      );
    case 'loggedOut':
      return <LoginPage hasExpired={state.hasExpired} />;
    case 'loggedIn':
      return state.account.mustChangePassword ? <OneTimePasswordPage /> : <Pages />;
  }
}

function Pages() {
  const messages = usePageMessages(deskMessages);
  const { roles } = useAccount();
  return (
    <Frame>
      <Routes>
        {deskPages.map((page) => (
          <Route
            key={page.path}
            path={page.path}
            element={
              hasRole(roles, page.roles) ? (
                <PageContent page={page} />
              ) : (
                <PageHead title={messages.forbidden} />
              )
            }
          />
        ))}
        <Route path="*" element={<PageHead title={messages.notFound} />} />
      </Routes>
    </Frame>
  );
}

function PageContent({ page: { name } }: { page: DeskPage }) {
  const kind = inboxKinds.find((each) => each === name);
  if (kind) return <InboxPage key={kind} kind={kind} />;
  switch (name) {
    case 'day':
      return <DayPage />;
    case 'opening':
      return <OpeningPage />;
    case 'categories':
      return <CategoriesPage />;
    case 'packs':
      return <PacksPage />;
    case 'tours':
      return <ToursPage />;
    case 'admissionTimes':
      return <AdmissionTimesPage />;
    case 'classSessions':
      return <ClassSessionsPage />;
    case 'members':
      return <MembersPage />;
    case 'backups':
      return <BackupsPage />;
    case 'records':
      return <RecordsPage />;
    case 'issues':
      return <IssuesPage />;
    case 'staff':
      return <StaffPage />;
    case 'audit':
      return <AuditPage />;
    case 'service':
      return <ServicePage />;
    case 'account':
      return <AccountPage />;
    default:
      return <OverviewPage />;
  }
}
