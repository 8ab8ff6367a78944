import { useEffect, useState } from 'react';

const fetchMenus = async () => {
  const [{ MeSheet }, { ProfileItems }] = await Promise.all([
    import('./me-sheet.tsx'),
    import('./profile-items.tsx'),
  ]);
  return { MeSheet, ProfileItems };
};

type Menus = Awaited<ReturnType<typeof fetchMenus>>;

let fetched: Menus | undefined;

/**
 * Items of the menus for signed-in users, which no visitor's page contains. Loaded with the page of a
 * signed-in user, so that they are ready before the user opens a menu; `again` retries after a failure.
 * Undefined until then: a menu clicked earlier opens when they arrive.
 */
export const useMenus = (wanted: boolean): { menus: Menus | undefined; again: () => void } => {
  const [menus, setMenus] = useState(fetched);
  const again = () => {
    if (fetched) return setMenus(fetched);
    fetchMenus().then(
      (parts) => {
        fetched = parts;
        setMenus(parts);
      },
      () => undefined, // retried on the next click
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody is signed in.
  useEffect(() => {
    if (wanted) again();
  }, [wanted]);
  return { menus, again };
};
