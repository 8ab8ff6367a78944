import { useState } from 'react';
import { useLocale } from '../../translation/use-translation.ts';
import { Calendar } from '../../ui/calendar.tsx';
import { getMonthSpan } from '../../ui/calendar-weeks.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { CorrectedInput } from '../../ui/corrected-input.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmailSuggestion } from '../../ui/email-suggestion.tsx';
import { Field } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Group } from '../../ui/group.tsx';
import { Input } from '../../ui/input.tsx';
import { MonthTable } from '../../ui/month-table.tsx';
import { RangeSlider } from '../../ui/range-slider.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Sample, useSampleText } from './sample.tsx';

const TOKYO = 'Asia/Tokyo';

const Choices = () => {
  const say = useSampleText();
  const [chosen, setChosen] = useState<string[]>(['food']);
  const choices = [
    { value: 'food', label: say('Food', '美食') },
    { value: 'temples', label: say('Temples', '寺院') },
    { value: 'nature', label: say('Nature', '自然') },
  ];
  return (
    <Group label={say('Interests', '兴趣')} hint={say('Choose as many as you like.', '可多选。')}>
      <Chips choices={choices} chosen={chosen} onChange={setChosen} />
    </Group>
  );
};

const YesOrNo = () => {
  const say = useSampleText();
  const [chosen, setChosen] = useState<'yes' | 'no' | null>(null);
  return (
    <ChoiceChips
      legend={say('Do you come back?', '还会再来吗？')}
      choices={[
        { value: 'yes', label: say('Yes', '会') },
        { value: 'no', label: say('No', '不会') },
      ]}
      value={chosen}
      onChange={setChosen}
      columns="max-w-60 grid-cols-2"
    />
  );
};

const CITIES = [
  ['kyoto', 'Kyoto', '京都'],
  ['osaka', 'Osaka', '大阪'],
  ['nara', 'Nara', '奈良'],
] as const;

const City = () => {
  const say = useSampleText();
  const [typed, setTyped] = useState('');
  const all = CITIES.map(([value, en, zh]) => ({ value, label: say(en, zh) }));
  return (
    <Field label={say('City', '城市')}>
      {(props) => (
        <Combobox
          {...props}
          text={typed}
          onText={setTyped}
          options={all.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))}
          onChoose={(value) => setTyped(all.find((one) => one.value === value)?.label ?? '')}
          listLabel={say('Cities', '城市')}
          nothing={say('No such city', '没有这个城市')}
        />
      )}
    </Field>
  );
};

const Sliders = () => {
  const say = useSampleText();
  const [hours, setHours] = useState(4);
  const [prices, setPrices] = useState<[number, number]>([200, 800]);
  return (
    <div className="w-64">
      <Slider
        label={say('Hours', '小时')}
        min={2}
        max={10}
        value={hours}
        onChange={setHours}
        words={say(`${hours} hours`, `${hours} 小时`)}
      />
      <RangeSlider
        min={0}
        max={1000}
        step={50}
        value={prices}
        onChange={setPrices}
        labels={[say('From', '最低'), say('To', '最高')]}
        words={(value) => `RMB ${value}`}
      />
    </div>
  );
};

const Days = () => {
  const say = useSampleText();
  const locale = useLocale();
  const [day, setDay] = useState<string | null>(null);
  const today = Temporal.Now.plainDateISO(TOKYO);
  return (
    <>
      <DateField
        label={say('Day', '日期')}
        locale={locale}
        placeholder={say('Any day', '任意日期')}
        value={day}
        onChange={setDay}
        timeZone={TOKYO}
        daysAhead={90}
      />
      <Calendar
        locale={locale}
        value={day}
        onChange={setDay}
        from={today.toString()}
        to={today.add({ days: 90 }).toString()}
        isFree={(one) => Temporal.PlainDate.from(one).dayOfWeek !== 1}
        opensAt={today.toString()}
      />
    </>
  );
};

const Month = () => {
  const say = useSampleText();
  const [month, setMonth] = useState(() => Temporal.Now.plainDateISO(TOKYO).toPlainYearMonth());
  return (
    <div className="w-full">
      <MonthTable
        span={getMonthSpan(month)}
        turnLabels={{ previous: say('Month before', '上个月'), next: say('Next month', '下个月') }}
        onTurn={(months) => setMonth(month.add({ months }))}
      >
        {(day) => Temporal.PlainDate.from(day).day}
      </MonthTable>
    </div>
  );
};

/** Samples of fields and choices. */
export const FieldSamples = () => {
  const say = useSampleText();
  const [name, setName] = useState('');
  return (
    <>
      <Sample of="field, input, corrected-input, select, textarea">
        <Field label={say('Name', '姓名')} hint={say('As in your passport.', '与护照一致。')}>
          {(props) => <Input {...props} />}
        </Field>
        <Field label={say('E-mail', '邮箱')} error={say('This is no address.', '邮箱格式不正确。')}>
          {(props) => <Input {...props} type="email" defaultValue="mei@" />}
        </Field>
        <EmailSuggestion typed="mei@gmial.com" onTake={() => undefined} />
        <Field label={say('City', '城市')} note={say('(optional)', '（选填）')}>
          {(props) => (
            <Select {...props}>
              {CITIES.map(([value, en, zh]) => (
                <option key={value}>{say(en, zh)}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={say('Nickname', '昵称')}>
          {(props) => <CorrectedInput {...props} value={name} onChange={setName} />}
        </Field>
        <Field label={say('Message', '留言')}>{(props) => <Textarea {...props} />}</Field>
      </Sample>
      <Sample of="combobox">
        <City />
      </Sample>
      <Sample of="checkbox, chips, choice-chips, group">
        <Checkbox label={say('I have read the terms', '我已阅读条款')} />
        <Choices />
        <YesOrNo />
      </Sample>
      <Sample of="slider, range-slider">
        <Sliders />
      </Sample>
      <Sample of="date-field, day-input, calendar">
        <Days />
      </Sample>
      <Sample of="month-table">
        <Month />
      </Sample>
      <Sample of="file-drop">
        <FileDrop
          label={say('Drop photos here', '把照片拖到这里')}
          disabled={false}
          onDrop={() => {}}
        >
          <p className="p-4">{say('Hold a file over this.', '请把文件拖到此处。')}</p>
        </FileDrop>
      </Sample>
    </>
  );
};
