/** Everything fades before the edge of the window: the page's paper goes on, and no box shows. */
export const rim = /* glsl */ `
float rim(vec2 pixels, float width) {
  vec2 at = gl_FragCoord.xy / pixels;
  vec2 in_ = smoothstep(0.0, width, min(at, 1.0 - at));
  return in_.x * in_.y;
}
`;
