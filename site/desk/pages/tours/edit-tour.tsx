import type { DeskTour } from '../../../contract/schemas/desk/tours';
import { tourRules } from '../../../contract/shared/desk/tour-rules';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { readConflict } from '../../api/read-conflict';
import { useDeskSession } from '../../session/desk-session';
import { useAction } from '../../session/use-action';
import { PeriodFields, TimeFields } from '../../ui/schedule/schedule-fields';
import { cancelledDaysRule, useCancelledDays } from '../../ui/schedule/use-cancelled-days';
import { inOrder } from '../../ui/settings/setting';
import { SettingDialogue } from '../../ui/settings/setting-dialogue';
import { tourMessages } from './messages';

const rules = { ...tourRules, except: cancelledDaysRule } as const;

interface EditTourProps {
  /** Missing for a new tour. */
  tour: DeskTour | undefined;
  onClose: () => void;
}

/** Dialogue of a tour. */
export function EditTour({ tour, onClose }: EditTourProps) {
  const own = usePageMessages(tourMessages);
  const { client } = useDeskSession();
  const act = useAction('deskTourList', 'deskStrandedBookings');
  const readDays = useCancelledDays();
  return (
    <SettingDialogue
      name="tour"
      item={tour}
      nameOf={({ start, end }) => `${start}–${end}`}
      texts={own}
      rules={rules}
      initialOf={initialValues}
      changeOf={({ except, ...fields }) => ({ ...fields, except: readDays(except) })}
      save={(change) => client.call('deskTourSave', change)}
      conflictOf={(error) => readConflict('deskTourSave', error)}
      remove={(key, onConflict) => act('deskTourRemove', key, own.removed, onConflict)}
      list="deskTourList"
      shown={({ weekdays, start, end, languages, capacity, placeZh, placeEn, ...period }) => ({
        weekdays: inOrder(weekdays),
        start,
        end,
        languages: inOrder(languages).map((each) =>
          each === 'zh' || each === 'en' ? own.languageNames[each] : each,
        ),
        capacity: Number(capacity),
        placeZh,
        placeEn,
        from: period.from,
        until: period.until,
        except: inOrder(period.except),
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
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
          <PeriodFields form={form} />
        </>
      )}
    </SettingDialogue>
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
