import { formatNumber } from '@tomoguide/contract/format';
import { ITINERARY_BOUNDS } from '@tomoguide/contract/guides/itinerary-bounds';
import { INCLUDABLE, TICKET_BUYERS } from '@tomoguide/contract/guides/itinerary-terms';
import { useRef } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Group } from '../../../ui/group.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { moveItem } from '../move-item.ts';
import { BilingualFields } from './bilingual-fields.tsx';
import {
  createTicket,
  type ItineraryProblem,
  type TypedTerms,
  type TypedTicket,
} from './typed-itinerary.ts';

interface TicketProps {
  ticket: TypedTicket;
  number: number;
  count: number;
  shown: ReadonlySet<ItineraryProblem>;
  refused: (field: string) => string | undefined;
  onChange: (ticket: TypedTicket) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The fields of one ticket: its name, buyer, and price. */
const TicketFields = ({ ticket, number, count, shown, refused, ...on }: TicketProps) => {
  const { t } = useTranslation('guide-settings', 'itinerary-terms');
  const what = t('guide-settings.itineraries.terms.ticket', { number });
  return (
    <li className="grid gap-4 border-line border-t pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{what}</h3>
        <MoveButtons
          what={what}
          isFirst={number === 1}
          isLast={number === count}
          canRemove
          onMove={on.onMove}
          onRemove={on.onRemove}
        />
      </div>
      <BilingualFields
        name={`ticket-${ticket.key}`}
        label="ticketTitle"
        words={ticket.title}
        max={ITINERARY_BOUNDS.ticketTitle}
        error={
          shown.has(`ticket-${ticket.key}`)
            ? t('guide-settings.itineraries.terms.ticketTitleMissing')
            : undefined
        }
        refused={(language) => refused(`title.${language}`)}
        onChange={(title) => on.onChange({ ...ticket, title })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('guide-settings.itineraries.terms.buyer')}>
          {(field) => (
            <Select
              {...field}
              value={ticket.buyer}
              onChange={({ target }) =>
                on.onChange({ ...ticket, buyer: target.value as TypedTicket['buyer'] })
              }
            >
              {TICKET_BUYERS.map((buyer) => (
                <option key={buyer} value={buyer}>
                  {t(`guide-settings.itineraries.terms.buyers.${buyer}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('guide-settings.itineraries.terms.yen')}
          error={
            shown.has(`yen-${ticket.key}`)
              ? t('guide-settings.itineraries.terms.yenWrong', {
                  max: formatNumber(ITINERARY_BOUNDS.ticketYen),
                })
              : undefined
          }
        >
          {(field) => (
            <Input
              {...field}
              name={`yen-${ticket.key}-zh`}
              inputMode="numeric"
              autoComplete="off"
              value={ticket.yen}
              onChange={({ target }) => on.onChange({ ...ticket, yen: target.value })}
            />
          )}
        </Field>
      </div>
    </li>
  );
};

interface Props {
  terms: TypedTerms;
  /** The errors to show; none before the first attempt to save. */
  shown: ReadonlySet<ItineraryProblem>;
  /** Returns the server's error for a field, such as `included.words.zh`. */
  refused: (field: string) => string | undefined;
  onChange: (terms: TypedTerms) => void;
}

/** The fields for what the price covers, what it does not cover, and the required tickets. */
export const TermsFields = ({ terms, shown, refused, onChange }: Props) => {
  const { t } = useTranslation('guide-settings', 'itinerary-terms');
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { tickets } = terms;
  const change = (changes: Partial<TypedTerms>): void => onChange({ ...terms, ...changes });
  const choices = INCLUDABLE.map((value) => ({
    value,
    label: t(`itinerary-terms.kinds.${value}`),
  }));
  const sides = [
    ['included', 'notIncluded'],
    ['notIncluded', 'included'],
  ] as const;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-bold text-xl">{t('itinerary-terms.title')}</h2>
        <p className="text-ink-soft">{t('guide-settings.itineraries.terms.hint')}</p>
      </div>
      {sides.map(([side, other]) => (
        <div key={side} className="grid gap-4">
          <Group label={t(`itinerary-terms.${side}`)}>
            <Chips
              choices={choices}
              chosen={terms[side].kinds}
              onChange={(kinds) =>
                // Ticking an item in one list unticks it in the other.
                change({
                  [side]: { ...terms[side], kinds },
                  [other]: {
                    ...terms[other],
                    kinds: terms[other].kinds.filter((kind) => !kinds.includes(kind)),
                  },
                })
              }
            />
          </Group>
          <BilingualFields
            name={side}
            label={side}
            words={terms[side].words}
            max={ITINERARY_BOUNDS.inclusionWords}
            rows={2}
            refused={(language) => refused(`${side}.words.${language}`)}
            onChange={(words) => change({ [side]: { ...terms[side], words } })}
          />
        </div>
      ))}
      <div className="grid gap-1 border-line border-t pt-5">
        <h3 className="font-semibold">{t('itinerary-terms.tickets')}</h3>
        <p className="text-ink-soft text-sm">{t('guide-settings.itineraries.terms.ticketsHint')}</p>
      </div>
      <ol ref={list} className="grid gap-6 empty:hidden">
        {tickets.map((ticket, index) => (
          <TicketFields
            key={ticket.key}
            ticket={ticket}
            number={index + 1}
            count={tickets.length}
            shown={shown}
            refused={(field) => refused(`tickets.${index}.${field}`)}
            onChange={(changed) => change({ tickets: tickets.with(index, changed) })}
            onMove={(by) => change({ tickets: moveItem(tickets, index, by) })}
            onRemove={() => {
              const next = list.current?.children[index + 1] ?? list.current?.children[index - 1];
              const focus = next?.querySelector<HTMLElement>('[data-remove]') ?? add.current;
              focus?.focus();
              change({ tickets: tickets.toSpliced(index, 1) });
            }}
          />
        ))}
      </ol>
      {tickets.length < ITINERARY_BOUNDS.tickets ? (
        <Button
          ref={add}
          tone="secondary"
          className="justify-self-start"
          onClick={() => change({ tickets: [...tickets, createTicket(tickets)] })}
        >
          {t('guide-settings.itineraries.terms.addTicket')}
        </Button>
      ) : null}
    </Card>
  );
};
