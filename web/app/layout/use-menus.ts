import { useEffect, useState } from 'react';

const fetchMenus = async () => {
  const [{ AccountSheet }, { ProfileItems }] = await Promise.all([
    import('./account-sheet.tsx'),
    import('./profile-items.tsx'),
  ]);
  return { AccountSheet, ProfileItems };
};

type Menus = Awaited<ReturnType<typeof fetchMenus>>;

let fetched: Menus | undefined;

/**
 * Loads the menus of logged-in users together with the page; visitors do not download them. `menus` is
 * undefined until they arrive; a menu that was clicked earlier opens then. `again` retries after a failure.
 */
export const useMenus = (isNeeded: boolean): { menus: Menus | undefined; again: () => void } => {
  const [menus, setMenus] = useState(fetched);
  const loadMenus = () => {
    if (fetched) return setMenus(fetched);
    fetchMenus().then(
      (parts) => {
        fetched = parts;
        setMenus(parts);
      },
      () => undefined, // Loading is retried on the next click.
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the user is signed in.
  useEffect(() => {
    if (isNeeded) loadMenus();
  }, [isNeeded]);
  return { menus, again: loadMenus };
};
