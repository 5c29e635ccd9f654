import { useState } from 'react';
import type { DeskTour } from '../../../contract/schemas/desk/tours';
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
import { PeriodFields, TimeFields } from '../../ui/schedule/schedule-fields';
import { splitDays } from '../../ui/schedule/split-days';
import { cancelledDaysRule, useCancelledDays } from '../../ui/schedule/use-cancelled-days';
import type { Conflict } from '../../ui/versions/conflict-panel';
import { formConflictAnswers } from '../../ui/versions/form-conflict-answers';
import { tourMessages } from './messages';
import { RemoveTour } from './remove-tour';
import { TourConflict } from './tour-conflict';

const rules = { ...tourRules, except: cancelledDaysRule } as const;

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
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
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
  const days = useCancelledDays(form);
  return (
    <>
      <Form form={{ ...form, submit: days.submit }} label={title} submit={frame.save}>
        <RestoredNote isRestored={form.isRestored} />
        <TimeFields form={form} />
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
        <PeriodFields form={form} error={days.error} />
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
