import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementsQuery } from './queries.ts';

/** A form for a new announcement, and the list of past announcements. */
export const Announcements = () => {
  const { t } = useTranslation('staff-announcements');
  const list = useInfiniteQuery(announcementsQuery());
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-semibold text-xl">{t('staff-announcements.write')}</h2>
        <AnnouncementForm />
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-semibold text-xl">{t('staff-announcements.announced')}</h2>
        <StaffList
          exported={{ list: 'announcements' }}
          list={list}
          empty={t('staff-announcements.empty')}
          emptyHint={t('staff-announcements.emptyHint')}
          label={t('staff-announcements.announced')}
        >
          {(one) => <AnnouncementCard announcement={one} />}
        </StaffList>
      </section>
    </div>
  );
};
