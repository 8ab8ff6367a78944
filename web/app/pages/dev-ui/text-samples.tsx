import { Line, Lines } from '../../ui/amount-lines.tsx';
import { AnnouncedText } from '../../ui/announced-text.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { CopyableUrl } from '../../ui/copyable-url.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Drawing, SpotDrawing } from '../../ui/drawing.tsx';
import { ExpandableTotal } from '../../ui/expandable-total.tsx';
import { FreeText } from '../../ui/free-text.tsx';
import { NamedSection } from '../../ui/named-section.tsx';
import { OpenDetails } from '../../ui/open-details.tsx';
import { SharedIcon } from '../../ui/shared-icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TaggedText } from '../../ui/tagged-text.tsx';
import { TeamText } from '../../ui/team-text.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { Sample, useSampleText } from './sample.tsx';

const BADGES = ['plain', 'action', 'good', 'warn', 'seal'] as const;

/** Samples of text and images. */
export const TextSamples = () => {
  const say = useSampleText();
  return (
    <>
      <Sample of="avatar, badge, count-badge, stars, shared-icon">
        <Avatar name="Kenji" src={null} />
        <Avatar name="友" src={null} size={32} />
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {say('Confirmed', '已确认')}
          </Badge>
        ))}
        <CountBadge count={12} />
        <Stars rating={3.5} label={say('3.5 of 5', '3.5 分（满分 5 分）')} />
        <SharedIcon name="star" className="size-5" />
      </Sample>
      <Sample of="free-text, tagged-text, team-text, unbroken, dotted, copyable-url, announced-text">
        <p>
          <FreeText>{'我们在京都站见。'}</FreeText>
        </p>
        <p>
          <TaggedText
            text={say('I accept the <terms>terms</terms>.', '我同意<terms>服务条款</terms>。')}
            tags={{ terms: (words) => <strong>{words}</strong> }}
          />
        </p>
        <TeamText label={say('The team writes', '平台团队')}>
          {say('Your refund is on its way.', '你的退款正在处理。')}
        </TeamText>
        <p>
          <Unbroken>{say('It begins on May 3, 2026.', '将于 2026 年 5 月 3 日开始。')}</Unbroken>
        </p>
        <p>
          <Dotted>{say('Golden Pavilion · Tea house', '金阁寺 · 茶室')}</Dotted>
        </p>
        <CopyableUrl address="https://tomoguide.example/travelers" label={say('Link', '链接')} />
        <AnnouncedText>{say('Read aloud only', '仅供朗读')}</AnnouncedText>
      </Sample>
      <Sample of="amount-lines">
        <Lines>
          <Line label={say('Tour', '行程')} hint={say('4 hours', '4 小时')}>
            ¥480
          </Line>
          <Line label={say('Total', '合计')} strong>
            ¥600
          </Line>
        </Lines>
      </Sample>
      <Sample of="expandable-total">
        <ExpandableTotal label={say('Total', '合计')} amount="¥600">
          <p>{say('4 hours', '4 小时')}</p>
        </ExpandableTotal>
      </Sample>
      <Sample of="named-section, open-details">
        <NamedSection aria-labelledby="sample-part">
          <h3 id="sample-part">{say('A part with a name', '有名称的部分')}</h3>
        </NamedSection>
        <OpenDetails opens={false}>
          <summary>{say('Details', '详情')}</summary>
          <p>{say('Shown once it is opened.', '展开后显示。')}</p>
        </OpenDetails>
      </Sample>
      <Sample of="drawing, priority-picture, skeleton">
        <Drawing name="kyoto" className="w-64 rounded-xl" />
        <SpotDrawing name="no-bookings" />
        <Skeleton className="h-24 w-64" />
      </Sample>
    </>
  );
};
