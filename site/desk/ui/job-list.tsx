import { styled } from 'styled-components';
import type { DeskJob } from '../../contract/schemas/desk/jobs';
import type { JobKind } from '../../contract/shared/desk/jobs';
import { useLanguage } from '../../app/i18n/i18n-context';
import { formatDateTime } from '../../app/i18n/format-time';
import { usePageMessages } from '../../app/i18n/use-page-messages';
import { useDeskCall } from '../session/use-desk-call';
import { CallState } from './call-state';
import { jobMessages } from './job-messages';

/** Milliseconds between two looks at a running task, and while none runs. */
const [busyInterval, idleInterval] = [1_000, 15_000];

const Box = styled.section`
  margin-top: 32px;

  h2 {
    margin-bottom: 8px;
  }
`;

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin-top: 12px;
  list-style: none;

  li {
    padding: 12px 16px;
    border: 1px solid var(--hairline);
    border-left: 4px solid var(--hairline);
    background: var(--paper-raised);
  }

  li[data-state='failed'] {
    border-left-color: var(--cinnabar);
  }

  small {
    display: block;
    color: var(--ash);
    font-size: 0.875rem;
  }

  progress {
    width: min(320px, 100%);
  }

  pre {
    max-height: 16em;
    margin-top: 8px;
    overflow: auto;
    font-size: 0.875rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** The last tasks of some kinds; a running one is followed. */
export function JobList({ kinds }: { kinds: readonly JobKind[] }) {
  const own = usePageMessages(jobMessages);
  const { jobs, call } = useJobs();
  const shown = jobs.filter(({ kind }) => kinds.includes(kind));
  return (
    <Box>
      <h2>{own.jobs}</h2>
      <CallState call={call}>
        {() =>
          shown.length === 0 ? (
            <p>{own.noJobs}</p>
          ) : (
            <List aria-label={own.jobs}>
              {shown.map((job) => (
                <JobLine key={job.id} job={job} />
              ))}
            </List>
          )
        }
      </CallState>
    </Box>
  );
}

/** The last tasks, read each second while one runs. */
export function useJobs() {
  const call = useDeskCall(
    'deskJobList',
    {},
    { refreshInterval: (jobs) => (jobs?.some(isRunning) ? busyInterval : idleInterval) },
  );
  return { call, jobs: call.data ?? [] };
}

export const isRunning = ({ finishedAt }: DeskJob) => finishedAt === undefined;

function JobLine({ job }: { job: DeskJob }) {
  const own = usePageMessages(jobMessages);
  const language = useLanguage();
  const { kind, subject, startedAt, startedBy, finishedAt, progress, result, error } = job;
  const state = finishedAt === undefined ? 'running' : error === undefined ? 'done' : 'failed';
  const { counts, lines = [], moreLines = 0 } = result ?? {};
  return (
    <li data-state={state}>
      <strong>
        {own.jobNames[kind]} {subject}
      </strong>
      {' · '}
      <span role="status">{own[state]}</span>
      <small>
        {formatDateTime(startedAt, language)} · {own.by} {startedBy}
        {finishedAt !== undefined && ` · ${own.seconds(secondsBetween(startedAt, finishedAt))}`}
      </small>
      {progress && (
        <p>
          {progress.label} <progress value={progress.done} max={progress.total} />{' '}
          {progress.done !== undefined && `${progress.done} / ${progress.total ?? ''}`}
        </p>
      )}
      {counts && (
        <p>{own.counts(counts.new, counts.changed, counts.unchanged, counts.withdrawn)}</p>
      )}
      {(error ?? lines.length > 0) && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: long lists scroll by keyboard
        <pre tabIndex={0}>
          {error ?? lines.join('\n')}
          {moreLines > 0 && `\n${own.more(moreLines)}`}
        </pre>
      )}
    </li>
  );
}

function secondsBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 1000);
}
