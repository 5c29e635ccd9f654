import { useState } from 'react';
import type { DeskTour } from '../../../contract/schemas/desk/tours';
import { isDay } from '../../../contract/shared/museum-time';
import { tourRules } from '../../../contract/shared/desk/tour-rules';
import { Form } from '../../../app/features/form/form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { readConflict } from '../../api/read-conflict';
import { deskMessages } from '../../messages';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { Panel } from '../../ui/panel';
import { RestoredNote } from '../../ui/restored-note';
import type { Conflict } from '../../ui/versions/conflict-panel';
import { formConflictAnswers } from '../../ui/versions/form-conflict-answers';
import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import { tourMessages } from './messages';
import { RemoveTour } from './remove-tour';
import { TourConflict } from './tour-conflict';

/** The days on which a tour is cancelled are typed one a line. */
const rules = {
  ...tourRules,
  except: { kind: 'text', required: false, maxLength: 5_000 },
} as const;

interface EditTourProps {
  /** Missing for a new tour. */
  tour: DeskTour | undefined;
  onClose: () => void;
}

/** Dialogue of a tour. It keeps the tour that it was opened with: a newer one is told as a conflict. */
export function EditTour({ tour, onClose }: EditTourProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(tourMessages);
  const [shown, setShown] = useState(tour);
  const title = shown ? own.edit(`${shown.start}–${shown.end}`) : own.add;
  return (
    <Panel title={title} closeLabel={frame.close} onClose={onClose}>
      <TourForm
        key={shown?.version}
        title={title}
        tour={shown}
        onSaved={onClose}
        onTakeTheirs={setShown}
      />
      {shown && <RemoveTour tour={shown} onRemoved={onClose} onTakeTheirs={setShown} />}
    </Panel>
  );
}

interface TourFormProps {
  title: string;
  tour: DeskTour | undefined;
  onSaved: () => void;
  onTakeTheirs: (theirs: DeskTour) => void;
}

function TourForm({ title, tour, onSaved, onTakeTheirs }: TourFormProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(tourMessages);
  const days = usePageMessages(weekdayNames);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [wrongDay, setWrongDay] = useState<string>();
  const [conflict, setConflict] = useState<Conflict<DeskTour>>();
  const form = useDeskForm({
    item: `tour ${tour?.id ?? 'new'}`,
    rules,
    initial: initialValues(tour),
    base: { version: tour?.version ?? 0 },
    send: async ({ except: typed, ...fields }, base) => {
      const changed = { ...fields, except: splitDays(typed) };
      const key = tour && { id: tour.id, ...base };
      try {
        return await client.call('deskTourSave', { ...changed, ...key });
      } catch (error) {
        const theirs = readConflict('deskTourSave', error);
        if (theirs) setConflict({ mine: changed, theirs });
        throw error;
      }
    },
    onSent: () => {
      notify('done', frame.saved);
      onSaved();
      void refresh('deskTourList', 'deskStrandedBookings', 'deskAuditPage');
    },
    onError: () => void refresh('deskTourList'),
  });
  const submit = () => {
    const wrong = splitDays(form.text('except').value).find((day) => !isDay(day));
    setWrongDay(wrong);
    if (wrong === undefined) form.submit();
  };
  return (
    <>
      <Form form={{ ...form, submit }} label={title} submit={frame.save}>
        <RestoredNote isRestored={form.isRestored} />
        <CheckboxGroup
          label={own.weekdays}
          options={weekOrder.map((value) => ({ value, label: days[value] }))}
          {...form.choices('weekdays')}
        />
        <TextField label={own.start} hint={own.timeHint} {...form.text('start')} />
        <TextField label={own.end} hint={own.timeHint} {...form.text('end')} />
        <CheckboxGroup
          label={own.languages}
          options={(['zh', 'en'] as const).map((value) => ({
            value,
            label: own.languageNames[value],
          }))}
          {...form.choices('languages')}
        />
        <TextField label={own.capacity} inputMode="numeric" {...form.text('capacity')} />
        <TextField label={own.placeZh} {...form.text('placeZh')} />
        <TextField label={own.placeEn} {...form.text('placeEn')} />
        <TextField label={own.from} hint={own.periodHint} type="date" {...form.text('from')} />
        <TextField label={own.until} hint={own.periodHint} type="date" {...form.text('until')} />
        <TextField
          label={own.except}
          hint={own.exceptHint}
          rows={3}
          {...form.text('except')}
          {...(wrongDay !== undefined && { error: own.wrongDay(wrongDay) })}
        />
      </Form>
      {conflict && (
        <TourConflict
          {...conflict}
          {...formConflictAnswers({
            form,
            base: { version: conflict.theirs.version },
            onTakeTheirs: () => {
              onTakeTheirs(conflict.theirs);
            },
            onClose: () => {
              setConflict(undefined);
            },
          })}
        />
      )}
    </>
  );
}

function initialValues(tour: DeskTour | undefined) {
  if (!tour) return { capacity: '20' };
  const { weekdays, start, end, languages, capacity, placeZh, placeEn, except } = tour;
  const { from = '', until = '' } = tour;
  return {
    ...{ weekdays, start, end, languages, placeZh, placeEn, from, until },
    capacity: String(capacity),
    except: except.join('\n'),
  };
}

function splitDays(typed = ''): string[] {
  return [...new Set(typed.split(/[\s,，、;；]+/).filter(Boolean))];
}
