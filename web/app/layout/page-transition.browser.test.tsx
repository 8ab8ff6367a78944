import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../app.css';
import { PageTransition } from './page-transition.tsx';

/** Shows a list page that links to a page whose loading the test completes. */
const showSite = async () => {
  const arrivals: (() => void)[] = [];
  const router = createMemoryRouter([
    {
      element: (
        <PageTransition>
          <Outlet />
        </PageTransition>
      ),
      children: [
        {
          path: '/',
          element: (
            <div style={{ blockSize: 4000 }}>
              <input aria-label="Words" />
            </div>
          ),
        },
        {
          path: '*',
          loader: () =>
            new Promise<null>((resolve) => {
              arrivals.push(() => resolve(null));
            }),
          element: <h1>Arrived</h1>,
        },
      ],
    },
  ]);
  await render(<RouterProvider router={router} />);
  return { router, arrive: () => arrivals.forEach((done) => void done()) };
};

const findSkeleton = () => document.querySelector('[aria-busy="true"]');

test.each(['/guides/12', '/checkout/12', '/checkout'])(
  'replaces the old page with a skeleton while %s loads slowly',
  async (path) => {
    const { router, arrive } = await showSite();
    window.scrollTo(0, 900);
    void router.navigate(path);
    await expect.poll(findSkeleton).not.toBeNull();
    expect(window.scrollY).toBe(0);
    await expect.element(page.getByLabelText('Words')).not.toBeVisible();
    arrive();
    await expect.element(page.getByRole('heading', { name: 'Arrived' })).toBeVisible();
    expect(findSkeleton()).toBeNull();
  },
);

test('restores the old page when the user goes back', async () => {
  const { router } = await showSite();
  await page.getByLabelText('Words').fill('tea');
  window.scrollTo(0, 900);
  void router.navigate('/guides/12');
  await expect.poll(findSkeleton).not.toBeNull();
  void router.navigate('/');
  await expect.poll(findSkeleton).toBeNull();
  await expect.element(page.getByLabelText('Words')).toHaveValue('tea');
  await expect.poll(() => window.scrollY).toBe(900);
});
