import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonTone } from '../../ui/button-style.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pencil, Trash2 } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Menu, menuIconStyle, menuItemStyle } from '../../ui/menu.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Sample, useSampleText } from './sample.tsx';

const TONES: readonly ButtonTone[] = ['primary', 'secondary', 'quiet', 'danger'];

const TabsSample = () => {
  const say = useSampleText();
  const [selected, setSelected] = useState<'upcoming' | 'past'>('upcoming');
  const tabs = [
    { id: 'upcoming' as const, label: say('Upcoming', '即将开始'), count: 3 },
    { id: 'past' as const, label: say('Past', '已结束') },
  ];
  return (
    <Tabs
      label={say('Tours', '行程')}
      tabs={tabs}
      selected={selected}
      onSelect={(id) => setSelected(id)}
    />
  );
};

const HeartSample = () => {
  const say = useSampleText();
  const [pressed, setPressed] = useState(false);
  return (
    <HeartButton
      label={say('Save Aoi', '收藏 Aoi')}
      pressed={pressed}
      onToggle={() => setPressed(!pressed)}
    />
  );
};

/** Samples of buttons and links. */
export const ButtonSamples = () => {
  const say = useSampleText();
  const words = say('Book a tour', '预订行程');
  return (
    <>
      <Sample of="button">
        {TONES.map((tone) => (
          <Button key={tone} tone={tone}>
            {words}
          </Button>
        ))}
        <Button size="small">{words}</Button>
        <Button size="large">{words}</Button>
        <Button disabled>{words}</Button>
        <Button busy>{say('Booking …', '预订中……')}</Button>
        <Button busy done>
          {say('Done', '完成')}
        </Button>
      </Sample>
      <Sample of="link-button, icon-button, heart-button, copy-button, spinner">
        <LinkButton to="/search" tone="secondary">
          {say('Find a guide', '查找向导')}
        </LinkButton>
        <IconButton label={say('Edit', '编辑')}>
          <Pencil aria-hidden="true" className="size-5" />
        </IconButton>
        <HeartSample />
        <CopyButton
          text="TG0001"
          label={say('Copy number', '复制编号')}
          copiedLabel={say('Copied', '已复制')}
        />
        <Spinner />
      </Sample>
      <Sample of="menu">
        <Menu label={say('More', '更多')} trigger={say('More', '更多')}>
          <button type="button" role="menuitem" className={menuItemStyle}>
            <Pencil aria-hidden="true" className={menuIconStyle} />
            {say('Edit', '编辑')}
          </button>
          <button type="button" role="menuitem" className={menuItemStyle}>
            <Trash2 aria-hidden="true" className={menuIconStyle} />
            {say('Delete', '删除')}
          </button>
        </Menu>
      </Sample>
      <Sample of="tabs">
        <TabsSample />
      </Sample>
      <Sample of="pagination">
        <Pagination page={4} pages={9} toPage={(page) => `?page=${page}`} />
      </Sample>
      <Sample of="sticky-bar">
        <StickyBar>
          <Button>{words}</Button>
        </StickyBar>
      </Sample>
    </>
  );
};
