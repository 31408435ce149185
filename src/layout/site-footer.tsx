export function SiteFooter() {
  return <footer className="on-night">footer</footer>;
}
