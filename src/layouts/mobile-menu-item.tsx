import { type ProductsLink, type SectionLink, sectionHref } from "../content/site/navigation.ts";
import { Icon } from "../ui/icon.tsx";

interface MobileMenuItemProps {
  readonly item: SectionLink | ProductsLink;
  readonly currentPath: string;
}

const titleStyle = "display block text-title";

/** A line of the burger menu; the products stand open, so that each is one touch away. */
export function MobileMenuItem({ item, currentPath }: MobileMenuItemProps) {
  if (item.kind === "section")
    return (
      <li className="border-rule not-first:border-t">
        <a href={sectionHref(item.section)} className={`${titleStyle} py-3`}>
          {item.label}
        </a>
      </li>
    );
  return (
    <li className="border-rule not-first:border-t py-3">
      <span className={titleStyle}>{item.label}</span>
      <ul className="mt-2">
        {item.items.map(({ path, name, icon }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === currentPath ? "page" : undefined}
              className="flex min-h-11 items-center gap-4 aria-[current=page]:text-accent"
            >
              <Icon name={icon} className="size-5 shrink-0 text-second" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
