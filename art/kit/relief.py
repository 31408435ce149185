"""Height functions: smooth seeded noise and the shapes that landscapes are made of."""
import numpy as np


def _lattice(ix, iy, seed):
    """A repeatable pseudo-random angle for every lattice point."""
    n = (ix.astype(np.int64) * 374761393 + iy.astype(np.int64) * 668265263
         + seed * 1442695041) & 0x7FFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0x7FFFFFFF
    return (n ^ (n >> 16)) / 0x7FFFFFFF * 2 * np.pi


def noise(x, y, seed=1):
    """Gradient noise in about -1..1, twice differentiable so contours stay smooth."""
    x0, y0 = np.floor(x), np.floor(y)
    fx, fy = x - x0, y - y0
    ux = fx ** 3 * (fx * (fx * 6 - 15) + 10)
    uy = fy ** 3 * (fy * (fy * 6 - 15) + 10)

    def corner(dx, dy):
        a = _lattice(x0 + dx, y0 + dy, seed)
        return np.cos(a) * (fx - dx) + np.sin(a) * (fy - dy)

    low = corner(0, 0) * (1 - ux) + corner(1, 0) * ux
    high = corner(0, 1) * (1 - ux) + corner(1, 1) * ux
    return (low * (1 - uy) + high * uy) * 1.5


def rolling(x, y, scale, seed, octaves=3, gain=0.42):
    """Several octaves of noise; few and soft, as a laser cuts clean curves."""
    total, amplitude = 0.0, 1.0
    for k in range(octaves):
        f = 2.03 ** k / scale
        total = total + amplitude * noise(x * f + 11.3 * k, y * f - 7.7 * k, seed + k)
        amplitude *= gain
    return total


def hill(x, y, at, radius, height, stretch=1.0, turn=0.0):
    """A soft summit, optionally stretched into a spur along `turn` degrees."""
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    dx, dy = x - at[0], y - at[1]
    u, v = (dx * c + dy * s) / stretch, -dx * s + dy * c
    return height * np.exp(-(u * u + v * v) / (radius * radius))


def smoothstep(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def flatten(h, distance, level, inner, outer):
    """Pulls the ground to `level` within `inner`, easing out to nature at `outer`."""
    keep = smoothstep(inner, outer, distance)
    return level * (1 - keep) + h * keep


def distance_to_path(x, y, path):
    """Distance from every point to a polyline of (x, y)."""
    best = np.full(np.broadcast(x, y).shape, 1e9)
    for (ax, ay), (bx, by) in zip(path[:-1], path[1:]):
        dx, dy = bx - ax, by - ay
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def near_path(x, y, path):
    """distance_to_path for one point."""
    return float(distance_to_path(np.array([x]), np.array([y]), path)[0])


def rectangle_distance(x, y, centre, size, turn=0.0):
    """Distance to a rectangle, zero inside."""
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    dx, dy = x - centre[0], y - centre[1]
    u, v = np.abs(dx * c + dy * s) - size[0] / 2, np.abs(-dx * s + dy * c) - size[1] / 2
    return np.hypot(np.maximum(u, 0), np.maximum(v, 0))
