import { useState } from 'react';
import type { DeskTour } from '../../../contract/schemas/desk/tours';
import { isDay } from '../../../contract/shared/museum-time';
import { tourRules } from '../../../contract/shared/desk/tour-rules';
import { Form } from '../../../app/features/form/form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useNotices } from '../../../app/ui/feedback/notices';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { Folded } from '../../ui/folded';
import { Panel } from '../../ui/panel';
import { RestoredNote } from '../../ui/restored-note';
import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import { tourMessages } from './messages';

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

/** Form of a tour. */
export function EditTour({ tour, onClose }: EditTourProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(tourMessages);
  const days = usePageMessages(weekdayNames);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [wrongDay, setWrongDay] = useState<string>();
  const form = useDeskForm({
    item: `tour ${tour?.id ?? 'new'}`,
    rules,
    initial: initialValues(tour),
    send: async ({ except: typed, ...fields }) => {
      const except = splitDays(typed);
      const key = tour && { id: tour.id, version: tour.version };
      return client.call('deskTourSave', { ...fields, ...key, except });
    },
    onSent: () => {
      notify('done', frame.saved);
      onClose();
      void refresh('deskTourList', 'deskStrandedBookings', 'deskAuditPage');
    },
    onError: () => void refresh('deskTourList'),
  });
  const submit = () => {
    const wrong = splitDays(form.text('except').value).find((day) => !isDay(day));
    setWrongDay(wrong);
    if (wrong === undefined) form.submit();
  };
  const title = tour ? own.edit(`${tour.start}–${tour.end}`) : own.add;
  return (
    <Panel title={title} closeLabel={frame.close} onClose={onClose}>
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
      {tour && <RemoveTour tour={tour} onRemoved={onClose} />}
    </Panel>
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

/** Folded, because it cannot be undone. */
function RemoveTour({ tour, onRemoved }: { tour: DeskTour; onRemoved: () => void }) {
  const own = usePageMessages(tourMessages);
  const act = useAction('deskTourList', 'deskStrandedBookings');
  const { id, version } = tour;
  const remove = async () => {
    if ((await act('deskTourRemove', { id, version }, own.removed)) !== undefined) onRemoved();
  };
  return (
    <Folded>
      <summary>{own.remove}</summary>
      <p>{own.removeText}</p>
      <PlainButton type="button" onClick={() => void remove()}>
        {own.remove}
      </PlainButton>
    </Folded>
  );
}
