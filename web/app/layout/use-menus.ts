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
 * What the menus of the signed-in hold: no visitor's page carries it. Fetched with the page of somebody
 * who is signed in, so that it is there before they reach for a menu; `again` asks once more where that
 * failed. Undefined until then: a menu that is opened earlier opens when it comes.
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
      () => undefined, // asked again with the next press
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody is signed in.
  useEffect(() => {
    if (wanted) again();
  }, [wanted]);
  return { menus, again };
};
