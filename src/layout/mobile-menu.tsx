import { memo, useEffect, useRef, useState } from "react";
import { navigation, navigationLabels } from "../content/site/navigation.ts";
import { useDismissal } from "../hooks/use-dismissal.ts";
import { afterPaint } from "../hydration/after-paint.ts";
import { Icon } from "../ui/icon.tsx";
import { MobileMenuItem } from "./mobile-menu-item.tsx";

/** What the menu holds is no other when it opens. */
const Items = memo(({ currentPath }: { readonly currentPath: string }) => (
  <ul className="mx-auto mb-10 w-(--page-width) border-rule border-b">
    {navigation.map((item) => (
      <MobileMenuItem key={item.label} item={item} currentPath={currentPath} />
    ))}
  </ul>
));

/** The browser opens and closes it; what scripts add is every other way to close it. */
export function MobileMenu({ currentPath }: { readonly currentPath: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const burger = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useDismissal({ isOpen, root: menu, trigger: burger, close });
  useEffect(() => {
    // Opened before the scripts took over: it stays open.
    setIsOpen(menu.current?.open === true);
    // A closed menu is not laid out, and the first touch would wait for that.
    afterPaint(() => menu.current?.querySelector("a")?.getBoundingClientRect());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page behind it is why it closes.
  useEffect(() => close, [currentPath]);

  return (
    <details
      ref={menu}
      id="site-menu"
      className="lg:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary
        ref={burger}
        aria-label={navigationLabels.menu}
        className="-mr-3.5 grid size-11 cursor-pointer select-none list-none place-items-center *:col-start-1 *:row-start-1"
      >
        <Icon name="menu" className="without-menu size-6" />
        <Icon name="close" className="with-menu size-6" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links inside, whose clicks arrive here. */}
      <nav
        aria-label={navigationLabels.menu}
        className="on-night fixed inset-x-0 top-(--header-height) bottom-0 overflow-y-auto overscroll-contain"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a")) close();
        }}
      >
        <Items currentPath={currentPath} />
      </nav>
    </details>
  );
}
