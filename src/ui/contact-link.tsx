import { Fragment } from "react";

interface ContactLinkProps {
  readonly link: { readonly href: string; readonly text: string };
  readonly className?: string;
}

/** A telephone number or an address to write to, which breaks after its @ where it must. */
export function ContactLink({ link, className = "" }: ContactLinkProps) {
  return (
    <a href={link.href} className={`prose-link ${className}`}>
      {link.text.split(/(?<=@)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
